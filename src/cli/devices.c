/* devices.c: `weft devices`: what this machine has to compute with. */
#include "cli/cli.h"
#include <stdlib.h>
#include <unistd.h>
#include <weft/device.h>
#include "runtime/runtime.h"
#include "train/json.h"

static bool json;

static const wfi_option options[] = {
	{ "json", NULL, WFI_OPTION_FLAG, &json, "as one JSON object" },
	{ 0 }
};

/* the back end's own description, or why there is none */
static char *describe(const char *name, bool *works)
{
	const wfi_backend *b;
	char *text = NULL;
	wf_error *err = wfi_backend_find(name, &b);

	if (!err)
		err = b->describe(&text);
	*works = !err;
	if (err)
		text = wfi_strdup(wf_error_text(err));
	wf_error_free(err);
	return text;
}

/* lines after the first are set in, so that names stand out */
static void print_text(const char *name, bool works, const char *text)
{
	printf("%s%s: ", name, works ? "" : " (does not work here)");
	for (; *text; text++) {
		putchar(*text);
		if (*text == '\n' && text[1])
			printf("  ");
	}
	printf(text[-1] == '\n' ? "" : "\n");
}

static int run(int argc, char **argv)
{
	static const char *const names[] = { "cpu", "reference" };
	wf_devices d = wf_get_devices();
	wfi_str s = { 0 };
	bool works;

	wf_error *err = wfi_devices_check();
	if (err)
		return wfi_cli_fail(err, WFI_EXIT_USAGE);
	if (argc)
		return wfi_cli_fail(wf_error_new(WF_INVALID_ARGUMENT, "weft devices takes no arguments; \"%s\" was given", argv[0]), WFI_EXIT_USAGE);
	long cores = sysconf(_SC_NPROCESSORS_ONLN);
	wfi_str_add(&s, "{\"version\":\"%s\",\"cores\":%ld,\"devices\":[", WEFT_VERSION, cores);
	for (int i = 0; i < d.n; i++) {
		wfi_json_comma(&s);
		wfi_json_string(&s, wf_device_name(d.v[i]));
	}
	wfi_str_add(&s, "],\"backends\":[");
	if (!json) {
		printf("weft %s, %ld cores, %d device%s:", WEFT_VERSION, cores, d.n, d.n == 1 ? "" : "s");
		for (int i = 0; i < d.n; i++)
			printf(" %s", wf_device_name(d.v[i]));
		printf("\n(WEFT_CPU_DEVICES=8 makes 8 virtual ones)\n\nback ends\n");
	}
	for (size_t i = 0; i < WFI_COUNT(names); i++) {
		char *text = describe(names[i], &works);
		wfi_json_comma(&s);
		wfi_str_add(&s, "{\"name\":\"%s\",\"works\":%s", names[i], works ? "true" : "false");
		wfi_json_put_string(&s, "description", text);
		wfi_str_add(&s, "}");
		if (!json)
			print_text(names[i], works, text);
		wfi_free(text);
	}
	if (json)
		printf("%s]}\n", s.s);
	wfi_str_free(&s);
	return 0;
}

const wfi_command wfi_command_devices = {
	.name = "devices",
	.arguments = "",
	.summary = "lists devices, back ends and the versions of their libraries",
	.help = "examples:\n"
		"  weft devices\n"
		"  WEFT_CPU_DEVICES=8 weft devices --json\n",
	.options = options,
	.run = run,
};
