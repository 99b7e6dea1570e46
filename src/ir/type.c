/* type.c: array types: shape arithmetic, text, promotion, single elements. */
#include <math.h>
#include "ir/ir.h"

wfi_type wfi_type_make(wf_dtype d, int rank, const int64_t *dims)
{
	wfi_type t = { .dtype = d, .rank = rank };

	for (int i = 0; i < rank; i++)
		t.dims[i] = dims[i];
	return t;
}

wfi_type wfi_type_scalar(wf_dtype d)
{
	return (wfi_type){ .dtype = d };
}

wfi_type wfi_type_with_dtype(wfi_type t, wf_dtype d)
{
	t.dtype = d;
	return t;
}

bool wfi_same_shape(const wfi_type *a, const wfi_type *b)
{
	return a->rank == b->rank && !memcmp(a->dims, b->dims, (size_t)a->rank * sizeof a->dims[0]);
}

wfi_type wfi_type_rows(const wfi_type *t, int64_t n)
{
	wfi_type r = *t;

	memmove(r.dims + 1, r.dims, (size_t)r.rank++ * sizeof r.dims[0]);
	r.dims[0] = n;
	return r;
}

wfi_type wfi_type_row(const wfi_type *t)
{
	return wfi_type_make(t->dtype, t->rank - 1, t->dims + 1);
}

bool wfi_type_equal(const wfi_type *a, const wfi_type *b)
{
	return a->dtype == b->dtype && wfi_same_shape(a, b);
}

int64_t wfi_type_count(const wfi_type *t)
{
	int64_t n = 1;

	for (int i = 0; i < t->rank; i++)
		n *= t->dims[i];
	return n;
}

size_t wfi_type_bytes(const wfi_type *t)
{
	return (size_t)wfi_type_count(t) * wf_dtype_size(t->dtype);
}

void wfi_type_strides(const wfi_type *t, int64_t *strides)
{
	int64_t n = 1;

	for (int i = t->rank - 1; i >= 0; i--) {
		strides[i] = n;
		n *= t->dims[i];
	}
}

char *wfi_type_text(const wfi_type *t, char *buf)
{
	size_t n = (size_t)snprintf(buf, WFI_TYPE_TEXT, "%s[", wf_dtype_name(t->dtype));

	for (int i = 0; i < t->rank && n + 2 < WFI_TYPE_TEXT; i++)
		n += (size_t)snprintf(buf + n, WFI_TYPE_TEXT - n, i ? ",%lld" : "%lld", (long long)t->dims[i]);
	if (n + 2 <= WFI_TYPE_TEXT)
		memcpy(buf + n, "]", 2);
	return buf;
}

static const char *skip(const char *s)
{
	while (*s == ' ')
		s++;
	return s;
}

const char *wfi_type_parse(const char *s, wfi_type *out)
{
	*out = (wfi_type){ 0 };
	s = skip(s);
	for (int d = 1; d < WF_DTYPE_COUNT; d++) {
		const char *name = wf_dtype_name((wf_dtype)d);
		size_t n = strlen(name);

		if (!strncmp(s, name, n) && s[n] == '[') {
			out->dtype = (wf_dtype)d;
			s += n + 1;
			break;
		}
	}
	if (!out->dtype)
		return NULL;
	for (s = skip(s); *s != ']'; s = skip(s)) {
		int64_t x = 0;

		if (out->rank == WF_MAX_RANK || *s < '0' || *s > '9')
			return NULL;
		for (; *s >= '0' && *s <= '9' && x < INT64_MAX / 16; s++)
			x = x * 10 + (*s - '0');
		out->dims[out->rank++] = x;
		s = skip(s);
		if (*s == ',')
			s++;
		else if (*s != ']')
			return NULL;
	}
	return s + 1;
}

int wfi_dtype_bits(wf_dtype d)
{
	switch (d) {
	case WF_BOOL: return 1;
	case WF_I2: case WF_U2: return 2;
	case WF_I4: case WF_U4: case WF_F4E2M1FN: return 4;
	case WF_F6E2M3FN: case WF_F6E3M2FN: return 6;
	default: return (int)wf_dtype_size(d) * 8;
	}
}

wf_dtype wfi_dtype_real(wf_dtype d)
{
	return d == WF_C64 ? WF_F32 : d == WF_C128 ? WF_F64 : d;
}

wf_dtype wfi_dtype_complex(wf_dtype d)
{
	return d == WF_F64 || d == WF_C128 ? WF_C128 : WF_C64;
}

/* JAX's lattice without 64-bit types unless an operand has them: bool < unsigned, signed < floats < complex; a weak operand only lends its class. */
static int class_of(wf_dtype d)
{
	return d == WF_BOOL ? 0 : wfi_is_complex(d) ? 3 : wfi_is_float(d) ? 2 : 1;
}

/* Types below 8 bits and floats of 8 combine only with themselves and weak operands: what is meant must be said. */
static bool is_narrow(wf_dtype d)
{
	return d >= WF_I2 && d <= WF_F8E8M0FNU;
}

static wf_dtype promote_ints(wf_dtype a, wf_dtype b)
{
	bool sa = wfi_is_signed(a), sb = wfi_is_signed(b);
	size_t na = wf_dtype_size(a), nb = wf_dtype_size(b);

	if (sa == sb)
		return na >= nb ? a : b;
	size_t s = sa ? na : nb, u = sa ? nb : na;
	if (s > u)
		return sa ? a : b;
	switch (u) {                 /* the next larger signed type; 32 bits stay 32 bits, as JAX without x64 has it */
	case 1: return WF_I16;
	case 2: return WF_I32;
	case 4: return s == 8 ? WF_I64 : WF_I32;
	default: return WF_F64;      /* u64 with a signed type: no integer holds both */
	}
}

wf_dtype wfi_promote(wf_dtype a, bool a_weak, wf_dtype b, bool b_weak, bool *weak)
{
	*weak = a_weak && b_weak;
	if (a == b) {
		return a;
	}
	if (a_weak != b_weak) {
		wf_dtype strong = a_weak ? b : a, w = a_weak ? a : b;

		if (class_of(w) <= class_of(strong))
			return strong;
		*weak = true;        /* a weak float with an integer array: f32 (f64 for 64-bit integers), still weak (JAX) */
		if (class_of(w) == 3)
			return strong == WF_F64 || w == WF_C128 || (class_of(strong) == 1 && wf_dtype_size(strong) == 8) ? WF_C128 : WF_C64;
		return class_of(w) == 2 && (w == WF_F64 || wf_dtype_size(strong) == 8) ? WF_F64 : w;
	}
	if (is_narrow(a) || is_narrow(b))
		return WF_INVALID;
	int ca = class_of(a), cb = class_of(b);
	if (ca + cb == 5) /* a float with a complex: its precision counts */
		return a == WF_F64 || b == WF_F64 || a == WF_C128 || b == WF_C128 ? WF_C128 : WF_C64;
	if (ca != cb)
		return ca > cb ? a : b;
	if (ca == 1)
		return promote_ints(a, b);
	if ((a == WF_F16 && b == WF_BF16) || (a == WF_BF16 && b == WF_F16))
		return WF_F32;
	return wf_dtype_size(a) >= wf_dtype_size(b) ? a : b;
}

double wfi_load_f(wf_dtype d, const void *p, int64_t i)
{
	switch (d) {
	case WF_F64: return ((const double *)p)[i];
	case WF_F32: return (double)((const float *)p)[i];
	case WF_F16: return (double)wfi_f16_to_f32(((const uint16_t *)p)[i]);
	case WF_BF16: return (double)wfi_bf16_to_f32(((const uint16_t *)p)[i]);
	case WF_U64: return (double)((const uint64_t *)p)[i];
	case WF_C64: return (double)((const float *)p)[2 * i];
	case WF_C128: return ((const double *)p)[2 * i];
	default: return wfi_is_mini(d) ? wfi_mini_to_f64(d, ((const uint8_t *)p)[i]) : (double)wfi_load_i(d, p, i);
	}
}

/* the low bits of a byte as a signed number */
static int64_t sign_extended(uint8_t byte, int bits)
{
	int top = 1 << (bits - 1), low = byte & (2 * top - 1);
	return low & top ? low - 2 * top : low;
}

int64_t wfi_load_i(wf_dtype d, const void *p, int64_t i)
{
	switch (d) {
	case WF_BOOL: return ((const uint8_t *)p)[i] != 0;
	case WF_I8: return ((const int8_t *)p)[i];
	case WF_I16: return ((const int16_t *)p)[i];
	case WF_I32: return ((const int32_t *)p)[i];
	case WF_I64: return ((const int64_t *)p)[i];
	case WF_U8: return ((const uint8_t *)p)[i];
	case WF_U16: return ((const uint16_t *)p)[i];
	case WF_U32: return ((const uint32_t *)p)[i];
	case WF_U64: return (int64_t)((const uint64_t *)p)[i];
	case WF_I2: return sign_extended(((const uint8_t *)p)[i], 2);
	case WF_I4: return sign_extended(((const uint8_t *)p)[i], 4);
	case WF_U2: return ((const uint8_t *)p)[i] & 3;
	case WF_U4: return ((const uint8_t *)p)[i] & 15;
	case WF_TOKEN: return 0;
	default: {
		double x = wfi_load_f(d, p, i);
		return x != x ? 0 : x >= 0x1p63 ? INT64_MAX : x < -0x1p63 ? INT64_MIN : (int64_t)x;
	}
	}
}

void wfi_store_i(wf_dtype d, void *p, int64_t i, int64_t x)
{
	switch (d) {
	case WF_BOOL: ((uint8_t *)p)[i] = x != 0; break;
	case WF_I8: case WF_U8: ((uint8_t *)p)[i] = (uint8_t)x; break;
	case WF_I16: case WF_U16: ((uint16_t *)p)[i] = (uint16_t)x; break;
	case WF_I32: case WF_U32: ((uint32_t *)p)[i] = (uint32_t)x; break;
	case WF_I64: case WF_U64: ((uint64_t *)p)[i] = (uint64_t)x; break;
	case WF_I2: ((int8_t *)p)[i] = (int8_t)sign_extended((uint8_t)x, 2); break; /* the byte is the number, as ml_dtypes keeps it */
	case WF_I4: ((int8_t *)p)[i] = (int8_t)sign_extended((uint8_t)x, 4); break;
	case WF_U2: ((uint8_t *)p)[i] = x & 3; break;
	case WF_U4: ((uint8_t *)p)[i] = x & 15; break;
	case WF_F32: ((float *)p)[i] = (float)x; break; /* once, not through double */
	case WF_C64: ((float *)p)[2 * i] = (float)x, ((float *)p)[2 * i + 1] = 0; break;
	default: wfi_store_f(d, p, i, (double)x); break;
	}
}

/* truncated; what does not fit is the nearest that does */
static int64_t saturated(wf_dtype d, double x)
{
	int bits = wfi_dtype_bits(d);

	if (wfi_is_unsigned(d)) {
		double top = ldexp(1, bits);
		uint64_t most = bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;

		return (int64_t)(x != x || x <= 0 ? 0 : x >= top ? most : (uint64_t)x);
	}
	double top = ldexp(1, bits - 1);
	int64_t most = (int64_t)(((uint64_t)1 << (bits - 1)) - 1);

	return x != x ? 0 : x >= top ? most : x < -top ? -most - 1 : (int64_t)x;
}

void wfi_store_f(wf_dtype d, void *p, int64_t i, double x)
{
	switch (d) {
	case WF_F64: ((double *)p)[i] = x; return;
	case WF_F32: ((float *)p)[i] = (float)x; return;
	case WF_F16: ((uint16_t *)p)[i] = wfi_f64_to_f16(x); return;
	case WF_BF16: ((uint16_t *)p)[i] = wfi_f64_to_bf16(x); return;
	case WF_BOOL: ((uint8_t *)p)[i] = x != 0; return;
	case WF_C64: case WF_C128: wfi_store_c(d, p, i, wfi_complex(x, 0)); return;
	case WF_TOKEN: return;
	default: break;
	}
	if (wfi_is_mini(d))
		((uint8_t *)p)[i] = wfi_f64_to_mini(d, x);
	else
		wfi_store_i(d, p, i, saturated(d, x));
}

double _Complex wfi_load_c(wf_dtype d, const void *p, int64_t i)
{
	if (d == WF_C64)
		return wfi_complex((double)((const float *)p)[2 * i], (double)((const float *)p)[2 * i + 1]);
	if (d == WF_C128)
		return wfi_complex(((const double *)p)[2 * i], ((const double *)p)[2 * i + 1]);
	return wfi_complex(wfi_load_f(d, p, i), 0);
}

void wfi_store_c(wf_dtype d, void *p, int64_t i, double _Complex z)
{
	double v[2];

	memcpy(v, &z, sizeof v);
	if (d == WF_C64)
		((float *)p)[2 * i] = (float)v[0], ((float *)p)[2 * i + 1] = (float)v[1];
	else if (d == WF_C128)
		((double *)p)[2 * i] = v[0], ((double *)p)[2 * i + 1] = v[1];
	else
		wfi_store_f(d, p, i, v[0]);
}
