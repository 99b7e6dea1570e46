"""What both peers share: the clock, how steps are timed, the RESULT line. BENCH_T0 is the time.monotonic() at which the process was started."""
import json
import os
import resource
import statistics
import time

BEGIN = float(os.environ.get("BENCH_T0") or time.monotonic())


def elapsed():
    """seconds since the process was started"""
    return time.monotonic() - BEGIN


def time_steps(step, wait, seconds, warm_up=2):
    """Milliseconds a step: the median of windows of about a fifth of `seconds`. Within a window steps are issued without waiting, as a training loop
    that reads no loss does: the best case of a library that dispatches asynchronously."""
    for _ in range(warm_up):
        step()
    wait()
    begin = time.perf_counter()
    step()
    wait()
    one = max(time.perf_counter() - begin, 1e-7)
    if one < 0.01 * seconds:  # a single step's time is mostly waiting when steps are short
        n = max(1, int(0.05 * seconds / one))
        begin = time.perf_counter()
        for _ in range(n):
            step()
        wait()
        one = max((time.perf_counter() - begin) / n, 1e-7)
    n = max(1, round(0.2 * seconds / one))
    windows, until = [], time.perf_counter() + seconds
    while len(windows) < 3 or time.perf_counter() < until:
        begin = time.perf_counter()
        for _ in range(n):
            step()
        wait()
        windows.append((time.perf_counter() - begin) / n)
    return 1e3 * statistics.median(windows)


def result(**figures):
    figures["peak_rss_mb"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print("RESULT " + json.dumps({k: v for k, v in figures.items() if v is not None}), flush=True)
