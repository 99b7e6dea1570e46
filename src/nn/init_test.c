/* init_test.c: initial weights against jax.nn.initializers and flax's recurrent cells, on both back ends. Goldens: test/oracle/init_golden.py. */
#include "nn/test_golden.h"

typedef wf_val weight(wf_val key);
typedef struct job { weight *f; int backend, pad; } job;

#define WEIGHT(name, ...) static wf_val name(wf_val key) { return __VA_ARGS__; }
#define FAMILY(name) \
	WEIGHT(name##_matrix, wf_##name(key, 5, 3)) \
	WEIGHT(name##_window, wf_##name(key, 2, 3, 4, 3))
FAMILY(lecun_normal)
FAMILY(lecun_uniform)
FAMILY(glorot_normal)
FAMILY(xavier_uniform)
FAMILY(kaiming_normal)
FAMILY(he_uniform)
#define SCALED(name, fan) \
	WEIGHT(name##_truncated, wf_variance_scaling(key, WF_SHAPE(2, 4, 3), .scale = 1.7, .mode = fan)) \
	WEIGHT(name##_normal, wf_variance_scaling(key, WF_SHAPE(2, 4, 3), .scale = 1.7, .mode = fan, .distribution = WF_DISTRIBUTION_NORMAL)) \
	WEIGHT(name##_uniform, wf_variance_scaling(key, WF_SHAPE(2, 4, 3), .scale = 1.7, .mode = fan, .distribution = WF_DISTRIBUTION_UNIFORM))
SCALED(in, WF_FAN_IN)
SCALED(out, WF_FAN_OUT)
SCALED(avg, WF_FAN_AVG)
SCALED(geo, WF_FAN_GEO_AVG)
WEIGHT(two_in, wf_variance_scaling(key, WF_SHAPE(3, 2, 4), .in_axis = WF_AXES(0, 1)))
WEIGHT(out_first, wf_variance_scaling(key, WF_SHAPE(3, 2, 4), .scale = 2, .mode = WF_FAN_OUT, .distribution = WF_DISTRIBUTION_NORMAL,
				      .in_axis = WF_AXES(1), .out_axis = WF_AXES(0)))
WEIGHT(batch, wf_variance_scaling(key, WF_SHAPE(3, 2, 4), .mode = WF_FAN_AVG, .distribution = WF_DISTRIBUTION_UNIFORM, .in_axis = WF_AXES(1),
				  .out_axis = WF_AXES(2), .batch_axis = WF_AXES(0)))
WEIGHT(wide, wf_variance_scaling(key, WF_SHAPE(3, 4), .dtype = WF_F64))
WEIGHT(brain_normal, wf_astype(wf_variance_scaling(key, WF_SHAPE(3, 4), .scale = 2, .dtype = WF_BF16), WF_F32))
WEIGHT(brain_uniform, wf_astype(wf_variance_scaling(key, WF_SHAPE(3, 4), .scale = 2, .distribution = WF_DISTRIBUTION_UNIFORM, .dtype = WF_BF16), WF_F32))
WEIGHT(tall, wf_orthogonal(key, 5, 3))
WEIGHT(flat, wf_orthogonal(key, 3, 5))
WEIGHT(square, wf_orthogonal(key, 4, 4))
WEIGHT(one, wf_orthogonal(key, 1, 1))
WEIGHT(window, wf_orthogonal(key, 2, 3, 4))
WEIGHT(column, wf_orthogonal_with(key, WF_SHAPE(2, 3, 4), .scale = 1.5, .column_axis = WF_AXES(1)))
WEIGHT(wide_orthogonal, wf_orthogonal_with(key, WF_SHAPE(4, 3), .dtype = WF_F64))
WEIGHT(delta_line, wf_delta_orthogonal_with(key, WF_SHAPE(4, 2, 3), .scale = 0.5))
WEIGHT(delta_square, wf_mul(wf_c(0.5), wf_delta_orthogonal(key, 3, 2, 3, 3)))
WEIGHT(delta_room, wf_delta_orthogonal_with(key, WF_SHAPE(1, 2, 3, 2, 4), .scale = 0.5))
WEIGHT(normal, wf_initializers_normal(key, 0.02, 3, 4))
WEIGHT(truncated_normal, wf_initializers_truncated_normal(key, 0.5, 3, 4))
WEIGHT(uniform, wf_initializers_uniform(key, 3, 3, 4))
WEIGHT(rnn, wf_rnn_init(key, 3, 4))
WEIGHT(lstm, wf_lstm_init(key, 3, 4))
WEIGHT(gru, wf_gru_init(key, 3, 4))

/* absolute: a column of Q is computed from all of a matrix whose numbers are near 1, in another order than LAPACK's on JAX's machine; bf16:
 * draws are equal, and one step of rounding (2⁻⁸) may differ */
static const struct { const char *name; weight *f; double relative, absolute; } cases[] = {
	{ "lecun_normal.matrix", lecun_normal_matrix, 1e-6, 0 },
	{ "lecun_normal.window", lecun_normal_window, 1e-6, 0 },
	{ "lecun_uniform.matrix", lecun_uniform_matrix, 1e-6, 0 },
	{ "lecun_uniform.window", lecun_uniform_window, 1e-6, 0 },
	{ "glorot_normal.matrix", glorot_normal_matrix, 1e-6, 0 },
	{ "glorot_normal.window", glorot_normal_window, 1e-6, 0 },
	{ "glorot_uniform.matrix", xavier_uniform_matrix, 1e-6, 0 },
	{ "glorot_uniform.window", xavier_uniform_window, 1e-6, 0 },
	{ "he_normal.matrix", kaiming_normal_matrix, 1e-6, 0 },
	{ "he_normal.window", kaiming_normal_window, 1e-6, 0 },
	{ "he_uniform.matrix", he_uniform_matrix, 1e-6, 0 },
	{ "he_uniform.window", he_uniform_window, 1e-6, 0 },
	{ "variance_scaling.fan_in.truncated_normal", in_truncated, 1e-6, 0 },
	{ "variance_scaling.fan_in.normal", in_normal, 1e-6, 0 },
	{ "variance_scaling.fan_in.uniform", in_uniform, 1e-6, 0 },
	{ "variance_scaling.fan_out.truncated_normal", out_truncated, 1e-6, 0 },
	{ "variance_scaling.fan_out.normal", out_normal, 1e-6, 0 },
	{ "variance_scaling.fan_out.uniform", out_uniform, 1e-6, 0 },
	{ "variance_scaling.fan_avg.truncated_normal", avg_truncated, 1e-6, 0 },
	{ "variance_scaling.fan_avg.normal", avg_normal, 1e-6, 0 },
	{ "variance_scaling.fan_avg.uniform", avg_uniform, 1e-6, 0 },
	{ "variance_scaling.fan_geo_avg.truncated_normal", geo_truncated, 1e-6, 0 },
	{ "variance_scaling.fan_geo_avg.normal", geo_normal, 1e-6, 0 },
	{ "variance_scaling.fan_geo_avg.uniform", geo_uniform, 1e-6, 0 },
	{ "variance_scaling.axes", two_in, 1e-6, 0 },
	{ "variance_scaling.first", out_first, 1e-6, 0 },
	{ "variance_scaling.batch", batch, 1e-6, 0 },
	{ "variance_scaling.f64", wide, 1e-12, 0 },
	{ "variance_scaling.bf16.truncated_normal", brain_normal, 0.004, 0 },
	{ "variance_scaling.bf16.uniform", brain_uniform, 0.004, 0 },
	{ "orthogonal.tall", tall, 0, 1e-6 },
	{ "orthogonal.wide", flat, 0, 1e-6 },
	{ "orthogonal.square", square, 0, 1e-6 },
	{ "orthogonal.one", one, 0, 1e-6 },
	{ "orthogonal.window", window, 0, 1e-6 },
	{ "orthogonal.column", column, 0, 1e-6 },
	{ "orthogonal.f64", wide_orthogonal, 0, 1e-13 },
	{ "delta_orthogonal.line", delta_line, 0, 1e-6 },
	{ "delta_orthogonal.square", delta_square, 0, 1e-6 },
	{ "delta_orthogonal.room", delta_room, 0, 1e-6 },
	{ "normal", normal, 1e-6, 0 },
	{ "truncated_normal", truncated_normal, 1e-6, 0 },
	{ "uniform", uniform, 1e-6, 0 },
	{ "rnn", rnn, 0, 1e-6 },
	{ "lstm", lstm, 0, 1e-6 },
	{ "gru", gru, 0, 1e-6 },
};

static wf_val call(wf_val key, const void *user)
{
	return ((const job *)user)->f(key);
}

static void test_cases(void **state)
{
	WF_TREES(key, out);
	char path[80];

	(void)state;
	ok(wf_prng_key(7, &key));
	for (size_t i = 0; i < WFI_LEN(cases); i++)
		FOR_BACKENDS(b) {
			job j = { cases[i].f, b, 0 };

			ok(wf_call(wf_bind(call, &j), WF_IN(key), WF_OUT(&out)));
			for (size_t k = 0; k < wf_tree_count(out); k++) {
				const wf_tree *leaf = wf_tree_leaf(out, k, path, sizeof path);

				same(cases[i].name, b, leaf, golden("%s%s%s", cases[i].name, *path ? "." : "", path), cases[i].relative, cases[i].absolute);
			}
		}
	for (size_t i = 0; i < golden_count; i++)
		if (!golden_used[i])
			fail_msg("%s was not compared with anything", golden_path[i]);
}

/* zero sizes, as in JAX: nothing is divided by 0 */
static wf_val empty(wf_val key)
{
	return wf_tuple(wf_he_normal(key, 0, 3), wf_glorot_uniform(key, 3, 0), wf_orthogonal(key, 0, 3), wf_delta_orthogonal(key, 2, 0, 3),
			wf_lecun_normal(key, 0, 2, 3));
}

static void test_empty(void **state)
{
	WF_TREES(key, a, b2, c, d, e);
	char *text;

	(void)state;
	ok(wf_prng_key(7, &key));
	FOR_BACKENDS(b) {
		job j = { empty, b, 0 };

		ok(wf_call(wf_bind(call, &j), WF_IN(key), WF_OUT(&a, &b2, &c, &d, &e)));
		assert_int_equal(wf_tree_dim(a, 0), 0);
		assert_int_equal(wf_tree_dim(c, 1), 3);
		assert_non_null(text = wf_tree_text(d, false));
		assert_non_null(strstr(text, "f32[2,0,3]"));
		free(text);
	}
}

WEIGHT(vector, wf_he_uniform(key, 3))
WEIGHT(minus, wf_glorot_normal(key, 3, -1))
WEIGHT(twice, wf_variance_scaling(key, WF_SHAPE(3, 4), .in_axis = WF_AXES(1)))
WEIGHT(far, wf_variance_scaling(key, WF_SHAPE(3, 4), .in_axis = WF_AXES(2)))
WEIGHT(no_scale, wf_variance_scaling(key, WF_SHAPE(3, 4), .scale = -1))
WEIGHT(no_dtype, wf_variance_scaling(key, WF_SHAPE(3, 4), .dtype = WF_I32))
WEIGHT(half, wf_orthogonal_with(key, WF_SHAPE(3, 4), .dtype = WF_BF16))
WEIGHT(no_column, wf_orthogonal_with(key, WF_SHAPE(3, 4), .column_axis = WF_AXES(2)))
WEIGHT(vector_orthogonal, wf_orthogonal(key, 3))
WEIGHT(no_window, wf_delta_orthogonal(key, 3, 3))
WEIGHT(more_inputs, wf_delta_orthogonal(key, 3, 4, 3))
WEIGHT(no_features, wf_lstm_init(key, 3, 0))
WEIGHT(no_key, wf_he_normal(wf_astype(key, WF_F32), 3, 4))

static void test_refused(void **state)
{
	WF_TREES(key, out);

	(void)state;
	use_backend(0);
	ok(wf_prng_key(7, &key));
	REFUSED(wf_call(vector, WF_IN(key), WF_OUT(&out)), "he_uniform", "two dimensions", "init_test.c:");
	REFUSED(wf_call(minus, WF_IN(key), WF_OUT(&out)), "glorot_normal", "-1", "init_test.c:");
	REFUSED(wf_call(twice, WF_IN(key), WF_OUT(&out)), "variance_scaling", "out_axis", "named before");
	REFUSED(wf_call(far, WF_IN(key), WF_OUT(&out)), "variance_scaling", "in_axis", "axis 2");
	REFUSED(wf_call(no_scale, WF_IN(key), WF_OUT(&out)), "variance_scaling", "scale", "-1");
	REFUSED(wf_call(no_dtype, WF_IN(key), WF_OUT(&out)), "i32");
	REFUSED(wf_call(half, WF_IN(key), WF_OUT(&out)), "orthogonal", "bf16", "init_test.c:");
	REFUSED(wf_call(no_column, WF_IN(key), WF_OUT(&out)), "orthogonal", "column_axis", "2");
	REFUSED(wf_call(vector_orthogonal, WF_IN(key), WF_OUT(&out)), "orthogonal", "two dimensions", "init_test.c:");
	REFUSED(wf_call(no_window, WF_IN(key), WF_OUT(&out)), "delta_orthogonal", "2 dimensions");
	REFUSED(wf_call(more_inputs, WF_IN(key), WF_OUT(&out)), "delta_orthogonal", "4", "3");
	REFUSED(wf_call(no_features, WF_IN(key), WF_OUT(&out)), "lstm_init", "0 out");
	REFUSED(wf_call(no_key, WF_IN(key), WF_OUT(&out)), "key", "init_test.c:");
	assert_null(out);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(test_cases), cmocka_unit_test(test_empty), cmocka_unit_test(test_refused) };

	golden_name = WEFT_GOLDEN_DIR "/init.npz";
	return cmocka_run_group_tests(tests, golden_open, golden_close);
}
