/* What digits.c has learned, as a program for `weft compile`: one picture in, its class and the probability of each class out; the weights are constants
 * of it. embedded/main.c runs it with nothing but the C library:
 *   export ~/weft_results/RUN/checkpoint_000039 digits.mlir        a checkpoint's folder, or a .safetensors file of parameters
 *   weft compile digits.mlir                                       digits.o and digits.h
 *   cc -I. …/examples/embedded/main.c digits.o -lm */
#include <weft.h>
#include <stdio.h>
#include <string.h>

static wf_val classify(wf_val pixels, const void *user)                  /* digits.c's model, nothing dropped */
{
	wf_val params = wf_constant(*(const wf_tree *const *)user);
	wf_val x = wf_mul(wf_reshape(pixels, 1, 64), wf_c(1.0 / 16));
	wf_val p = wf_softmax(wf_dense(wf_get(params, "out"), wf_relu(wf_dense(wf_get(params, "hidden"), x))));

	p = wf_reshape(p, 10);
	return wf_tuple(wf_argmax(p, 0), p);
}

static wf_error *read_params(const char *path, wf_tree **params)
{
	WF_TREES(all);
	wf_checkpoint *checkpoint = NULL;
	size_t n = strlen(path);

	if (n > 12 && !strcmp(path + n - 12, ".safetensors"))
		return wf_safetensors_read(path, params);
	WF_TRY(wf_checkpoint_open(path, &checkpoint));
	wf_error *err = wf_checkpoint_load(checkpoint, &all);
	wf_checkpoint_free(checkpoint);
	if (!err && !wf_tree_get(all, "state.params.hidden"))
		err = wf_error_new(WF_INVALID_ARGUMENT, "%s is no checkpoint of digits.c: it has no state.params.hidden", path);
	if (!err)
		*params = wf_tree_retain(wf_tree_get(all, "state.params"));
	return err;
}

static wf_error *export_digits(const char *trained, const char *module)
{
	WF_TREES(params, pixels);
	WF_TEXTS(text);

	WF_TRY(read_params(trained, &params));
	WF_TRY(wf_shape_dtype_struct(WF_F32, 1, (const int64_t[]){ 64 }, &pixels));
	const wf_tree *weights = params;
	WF_TRY(wf_export_stablehlo(wf_bind(classify, &weights), WF_IN(pixels), &text));
	FILE *f = fopen(module, "w");
	if (!f || fputs(text, f) < 0 || fclose(f))
		return wf_error_new(WF_IO, "%s cannot be written", module);
	return NULL;
}

int main(int argc, char **argv)
{
	if (argc != 3) {
		fprintf(stderr, "usage: export CHECKPOINT|FILE.safetensors MODULE.mlir\n");
		return 2;
	}
	wf_must(export_digits(argv[1], argv[2]));
	return 0;
}
