/* driver.c: runs a fuzz target (LLVMFuzzerTestOneInput) without libFuzzer, so that any compiler builds it and ctest runs it: altered copies
 * of seed files, the same ones every time.
 *   fuzz-NAME [--runs N] [--first N] SEED…      run number → input depends on the seeds only; --first 1234 --runs 1 repeats one
 * With clang, -DWEFT_FUZZER=ON builds the targets for libFuzzer instead, which searches by coverage. */
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));

#define SIZE_MOST 65536u

typedef struct input {
	uint8_t *p;
	size_t n;
} input;

static uint64_t state;
static volatile long current;

static uint64_t next_random(void)
{
	uint64_t z = state += 0x9e3779b97f4a7c15u; /* splitmix64 */
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return z ^ z >> 31;
}

static size_t below(size_t n)
{
	return n ? (size_t)(next_random() % n) : 0;
}

/* ---- when it crashes: which run it was ---- */

static void tell(void)
{
	char text[32];
	size_t n = sizeof text;
	text[--n] = '\n';
	long x = current;
	do
		text[--n] = (char)('0' + x % 10);
	while (x /= 10);
	static const char before[] = "fuzz: failed at --runs 1 --first ";
	if (write(2, before, sizeof before - 1) < 0 || write(2, text + n, sizeof text - n) < 0)
		return;
}

static void crashed(int signal_number)
{
	tell();
	signal(signal_number, SIG_DFL);
	raise(signal_number);
}

/* ---- altering ---- */

static void remove_range(input *in)
{
	size_t at = below(in->n), n = 1 + below(in->n - at < 64 ? in->n - at : 64);
	if (n > in->n - at)
		n = in->n - at;
	memmove(in->p + at, in->p + at + n, in->n - at - n);
	in->n -= n;
}

static void insert(input *in, const uint8_t *from, size_t n)
{
	size_t at = below(in->n + 1);
	if (in->n + n > SIZE_MOST)
		return;
	memmove(in->p + at + n, in->p + at, in->n - at);
	memcpy(in->p + at, from, n);
	in->n += n;
}

static void insert_copy(input *in, const input *other)
{
	uint8_t piece[64];
	size_t at = below(other->n), n = below(sizeof piece);
	if (n > other->n - at)
		n = other->n - at;
	memcpy(piece, other->p + at, n);
	insert(in, piece, n);
}

/* a number of 1, 2, 4 or 8 bytes becomes one at the border of something */
static void set_number(input *in)
{
	static const uint64_t values[] = { 0,
					   1,
					   2,
					   7,
					   8,
					   16,
					   0x7f,
					   0x80,
					   0xff,
					   0x7fff,
					   0x8000,
					   0xffff,
					   0x7fffffff,
					   0x80000000,
					   0xffffffff,
					   INT64_MAX,
					   (uint64_t)INT64_MAX + 1,
					   UINT64_MAX,
					   UINT64_MAX - 7 };
	size_t width = (size_t)1 << below(4);
	if (in->n < width)
		return;
	uint64_t x = values[below(sizeof values / sizeof *values)];
	memcpy(in->p + below(in->n - width + 1), &x, width);
}

/* for texts: words that mean something to JSON, CSV and numpy's headers */
static void insert_word(input *in)
{
	static const char *const words[] = { "\"",
					     ",",
					     ":",
					     "{",
					     "}",
					     "[",
					     "]",
					     "(",
					     ")",
					     "\n",
					     "0",
					     "-1",
					     "1e309",
					     "nan",
					     "9007199254740993",
					     "null",
					     "true",
					     "18446744073709551616",
					     "\\u0000",
					     "\\",
					     "'",
					     ".",
					     "\r\n",
					     "\xff",
					     "\xef\xbb\xbf",
					     "PK\x01\x02",
					     "PK\x05\x06",
					     "PK\x06\x07" };
	const char *word = words[below(sizeof words / sizeof *words)];
	insert(in, (const uint8_t *)word, strlen(word));
}

static void alter(input *in, const input *other)
{
	switch (below(9)) {
	case 0:
		if (in->n)
			in->p[below(in->n)] ^= (uint8_t)(1u << below(8));
		break;
	case 1:
		if (in->n)
			in->p[below(in->n)] = (uint8_t)next_random();
		break;
	case 2:
		remove_range(in);
		break;
	case 3:
		insert_copy(in, in);
		break;
	case 4:
		insert_copy(in, other);
		break;
	case 5:
		in->n = below(in->n + 1);
		break;
	case 6:
		insert_word(in);
		break;
	default:
		set_number(in);
		break;
	}
}

static void run(const input *seeds, size_t n, long number)
{
	static uint8_t room[SIZE_MOST];
	current = number;
	state = (uint64_t)number * 0x2545f4914f6cdd1du + 1;
	input in = { room, 0 };
	const input *seed = &seeds[below(n)];
	memcpy(in.p, seed->p, in.n = seed->n);
	for (size_t i = number < (long)n ? 0 : 1 + below(6); i; i--)
		alter(&in, &seeds[below(n)]);
	uint8_t *exact = malloc(in.n ? in.n : 1); /* so that the sanitizer sees one byte too far */
	if (!exact)
		exit(2);
	memcpy(exact, in.p, in.n);
	LLVMFuzzerTestOneInput(exact, in.n);
	free(exact);
}

static input read_seed(const char *path)
{
	FILE *f = fopen(path, "rb");
	input in = { malloc(SIZE_MOST), 0 };
	if (!f || !in.p) {
		fprintf(stderr, "fuzz: cannot read the seed %s\n", path);
		exit(2);
	}
	in.n = fread(in.p, 1, SIZE_MOST, f);
	fclose(f);
	return in;
}

int main(int argc, char **argv)
{
	long runs = 1000, first = 0;
	int i = 1;
	for (; i + 1 < argc && !strncmp(argv[i], "--", 2); i += 2) {
		if (!strcmp(argv[i], "--runs"))
			runs = strtol(argv[i + 1], NULL, 10);
		else if (!strcmp(argv[i], "--first"))
			first = strtol(argv[i + 1], NULL, 10);
	}
	size_t n = (size_t)(argc - i);
	if (!n) {
		fprintf(stderr, "usage: %s [--runs N] [--first N] SEED...\n", argv[0]);
		return 2;
	}
	input *seeds = malloc(n * sizeof *seeds);
	if (!seeds)
		return 2;
	for (size_t k = 0; k < n; k++)
		seeds[k] = read_seed(argv[(size_t)i + k]);
	if (__sanitizer_set_death_callback)
		__sanitizer_set_death_callback(tell);
	else
		for (size_t k = 0; k < 5; k++)
			signal((const int[]){ SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL }[k], crashed);
	for (long k = first; k < first + runs; k++)
		run(seeds, n, k);
	for (size_t k = 0; k < n; k++)
		free(seeds[k].p);
	free(seeds);
	printf("%ld runs\n", runs);
	return 0;
}
