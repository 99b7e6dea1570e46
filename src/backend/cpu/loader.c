/* loader.c: see loader.h. Sections that are needed at run time lie one after the other, code first, then constants, then data, each group on pages
 * of its own; behind them a table of the symbols that come from elsewhere: 16 bytes each, code that jumps to the address in their second half. */
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <math.h>
#include <sys/mman.h>
#include <unistd.h>
#include "backend/cpu/loader.h"

#if defined(__x86_64__)
enum { MACHINE = EM_X86_64 };
#elif defined(__aarch64__)
enum { MACHINE = EM_AARCH64 };
#else
enum { MACHINE = EM_NONE };
#endif

enum { CODE, CONSTANTS, DATA, GROUPS, ENTRY = 16 };

struct wfi_loaded {
	char *at; /* all of it */
	size_t size;
	int n_names;
	struct name { char *name; void *address; } *names;
};

typedef struct object {
	const char *bytes;
	size_t n;
	const Elf64_Ehdr *header;
	const Elf64_Shdr *sections;
	int n_sections;
	const Elf64_Sym *symbols;
	size_t n_symbols;
	const char *text; /* of symbols' names */
	size_t text_size;
	size_t *offset; /* by section; where it lies, SIZE_MAX: nowhere */
	size_t group_end[GROUPS], size;
	size_t table; /* entries of other symbols */
	char *at;
} object;

static wf_error *damaged(const char *what)
{
	return wf_error_new(WF_INVALID_ARGUMENT, "an object of generated code cannot be loaded: %s", what);
}

/* ---- what generated code may call ---- */

/* where the processor has no instruction for it */
static const struct { const char *name; void *address; } functions[] = {
#define FN(f) { #f, (void *)(uintptr_t)(f) }
	FN(fmod),  FN(fmodf), FN(fma),    FN(fmaf),      FN(floor),      FN(floorf), FN(ceil),
	FN(ceilf), FN(trunc), FN(truncf), FN(roundeven), FN(roundevenf), FN(rint),   FN(rintf),
	FN(sqrt),  FN(sqrtf), FN(memcpy), FN(memmove),   FN(memset),
#undef FN
};

static void *function_named(const char *name)
{
	for (size_t i = 0; i < WFI_COUNT(functions); i++)
		if (!strcmp(functions[i].name, name))
			return functions[i].address;
#if defined WFI_SANITIZE_ADDRESS || defined WFI_SANITIZE_THREAD
	void *callback = dlsym(RTLD_DEFAULT, name); /* the sanitizer's are in the process */
	if (!callback)
		dlerror(); /* frees its text */
	return callback;
#else
	return NULL;
#endif
}

/* ---- reading ---- */

/* is a table of n things of this size at `offset` inside, and aligned for them? */
static bool inside(const object *o, uint64_t offset, uint64_t n, size_t size)
{
	return offset <= o->n && n <= (o->n - offset) / size && !((uintptr_t)(o->bytes + offset) & 7);
}

static const Elf64_Shdr *section(const object *o, uint64_t i)
{
	return i && i < (uint64_t)o->n_sections ? &o->sections[i] : NULL;
}

static wf_error *read_symbols(object *o)
{
	for (int i = 1; i < o->n_sections; i++) {
		const Elf64_Shdr *s = &o->sections[i], *names = section(o, s->sh_link);
		if (s->sh_type != SHT_SYMTAB)
			continue;
		if (o->symbols || !names || !inside(o, s->sh_offset, s->sh_size / sizeof(Elf64_Sym), sizeof(Elf64_Sym)) || names->sh_offset > o->n ||
		    names->sh_size > o->n - names->sh_offset || !names->sh_size || o->bytes[names->sh_offset + names->sh_size - 1])
			return damaged("its table of symbols");
		o->symbols = (const Elf64_Sym *)(const void *)(o->bytes + s->sh_offset);
		o->n_symbols = s->sh_size / sizeof(Elf64_Sym);
		o->text = o->bytes + names->sh_offset;
		o->text_size = names->sh_size;
	}
	for (size_t i = 0; i < o->n_symbols; i++)
		if (o->symbols[i].st_name >= o->text_size)
			return damaged("a symbol's name");
	return NULL;
}

static wf_error *read_header(object *o)
{
	const Elf64_Ehdr *h = (const Elf64_Ehdr *)(const void *)o->bytes;

	if (o->n < sizeof *h || ((uintptr_t)o->bytes & 7) || memcmp(h->e_ident, ELFMAG, SELFMAG) || h->e_ident[EI_CLASS] != ELFCLASS64 ||
	    h->e_type != ET_REL || h->e_shentsize != sizeof(Elf64_Shdr))
		return damaged("it is no relocatable ELF object of 64 bits");
	if (h->e_machine != MACHINE)
		return damaged("it is for another machine");
	if (!inside(o, h->e_shoff, h->e_shnum, sizeof(Elf64_Shdr)))
		return damaged("its table of sections");
	o->header = h;
	o->sections = (const Elf64_Shdr *)(const void *)(o->bytes + h->e_shoff);
	o->n_sections = h->e_shnum;
	return read_symbols(o);
}

/* ---- placing ---- */

static int group_of(const Elf64_Shdr *s)
{
	return s->sh_flags & SHF_EXECINSTR ? CODE : s->sh_flags & SHF_WRITE ? DATA : CONSTANTS;
}

/* not groups: a sanitizer's start-up code, which has run in this process */
static bool is_loaded(const Elf64_Shdr *s)
{
	return (s->sh_flags & SHF_ALLOC) && !(s->sh_flags & SHF_GROUP) && (s->sh_type == SHT_PROGBITS || s->sh_type == SHT_NOBITS);
}

static size_t up(size_t n, size_t to)
{
	return (n + to - 1) / to * to;
}

static wf_error *place(object *o)
{
	const size_t page = (size_t)sysconf(_SC_PAGESIZE);

	o->offset = wfi_alloc((size_t)(o->n_sections + 1) * sizeof *o->offset);
	for (int g = 0; g < GROUPS; g++) {
		for (int i = 0; i < o->n_sections; i++) {
			const Elf64_Shdr *s = &o->sections[i];
			if (!g)
				o->offset[i] = SIZE_MAX;
			if (!is_loaded(s) || group_of(s) != g)
				continue;
			size_t align = s->sh_addralign ? (size_t)s->sh_addralign : 1;
			if (align > page || (align & (align - 1)) || s->sh_size > (UINT64_C(1) << 31) || o->size > (UINT64_C(1) << 31))
				return damaged("a section's size");
			if (s->sh_type == SHT_PROGBITS && (s->sh_offset > o->n || s->sh_size > o->n - s->sh_offset))
				return damaged("a section lies beyond its end");
			o->offset[i] = up(o->size, align);
			o->size = o->offset[i] + s->sh_size;
		}
		if (g == CODE) {
			o->table = up(o->size, ENTRY);
			o->size = o->table + o->n_symbols * ENTRY;
		}
		o->size = up(o->size, page);
		o->group_end[g] = o->size;
	}
	return NULL;
}

static void copy_sections(const object *o)
{
	for (int i = 0; i < o->n_sections; i++)
		if (o->offset[i] != SIZE_MAX && o->sections[i].sh_type == SHT_PROGBITS)
			memcpy(o->at + o->offset[i], o->bytes + o->sections[i].sh_offset, o->sections[i].sh_size);
}

/* symbol i's address; its entry in the table holds it too */
static wf_error *resolve(object *o, size_t i, char **address)
{
	const Elf64_Sym *s = &o->symbols[i];
	char *entry = o->at + o->table + i * ENTRY;

	if (s->st_shndx == SHN_UNDEF) {
		*address = function_named(o->text + s->st_name);
		if (!*address)
			return wf_error_new(WF_INTERNAL, "generated code calls \"%s\", which is not there", o->text + s->st_name);
	} else if (!section(o, s->st_shndx) || o->offset[s->st_shndx] == SIZE_MAX || s->st_value > o->sections[s->st_shndx].sh_size) {
		return damaged("a symbol outside of what is loaded");
	} else {
		*address = o->at + o->offset[s->st_shndx] + s->st_value;
	}
#if defined(__aarch64__)
	static const unsigned char jump[8] = { 0x50, 0, 0, 0x58, 0, 0x02, 0x1f, 0xd6 }; /* ldr x16, 8 further; br x16 */
#else
	static const unsigned char jump[8] = { 0xff, 0x25, 2, 0, 0, 0, 0, 0 }; /* jmp to what lies 8 further */
#endif
	memcpy(entry, jump, sizeof jump);
	memcpy(entry + 8, address, sizeof *address);
	return NULL;
}

/* ---- relocations ---- */

/* what a relocation is about: a symbol's address, its entry in the table, and whether it comes from elsewhere */
typedef struct target {
	int64_t address, addend, entry;
	bool is_other;
} target;

static bool fits(int64_t v, int bits)
{
	return v >= -(INT64_C(1) << (bits - 1)) && v < INT64_C(1) << (bits - 1);
}

static wf_error *too_far(void)
{
	return damaged("a distance between its parts that no instruction can have");
}

#if defined(__aarch64__)
static void set_bits(char *at, int64_t v, int low, int n)
{
	uint32_t word, mask = (uint32_t)((UINT64_C(1) << n) - 1) << low;

	memcpy(&word, at, 4);
	word = (word & ~mask) | ((uint32_t)((uint64_t)v << low) & mask);
	memcpy(at, &word, 4);
}

static wf_error *set_page(char *at, int64_t target)
{
	int64_t pages = (target >> 12) - ((int64_t)(intptr_t)at >> 12);

	if (!fits(pages, 21))
		return too_far();
	set_bits(at, pages & 3, 29, 2);
	set_bits(at, pages >> 2, 5, 19);
	return NULL;
}

static bool is_wide(uint32_t type)
{
	return type == R_AARCH64_ABS64 || type == R_AARCH64_PREL64;
}

static wf_error *relocate(uint32_t type, char *at, const target *t)
{
	const int64_t here = (int64_t)(intptr_t)at, slot = t->entry + 8;
	int64_t s = t->address + t->addend;

	switch (type) {
	case R_AARCH64_NONE:
		return NULL;
	case R_AARCH64_ABS64:
		memcpy(at, &s, 8);
		return NULL;
	case R_AARCH64_PREL64:
		s -= here;
		memcpy(at, &s, 8);
		return NULL;
	case R_AARCH64_PREL32:
		s -= here;
		memcpy(at, &s, 4);
		return fits(s, 32) ? NULL : too_far();
	case R_AARCH64_ADR_PREL_PG_HI21:
		return set_page(at, s);
	case R_AARCH64_ADR_GOT_PAGE:
		return set_page(at, slot);
	case R_AARCH64_LD64_GOT_LO12_NC:
		set_bits(at, (slot & 0xfff) >> 3, 10, 12);
		return NULL;
	case R_AARCH64_ADD_ABS_LO12_NC:
	case R_AARCH64_LDST8_ABS_LO12_NC:
		set_bits(at, s & 0xfff, 10, 12);
		return NULL;
	case R_AARCH64_LDST16_ABS_LO12_NC:
		set_bits(at, (s & 0xfff) >> 1, 10, 12);
		return NULL;
	case R_AARCH64_LDST32_ABS_LO12_NC:
		set_bits(at, (s & 0xfff) >> 2, 10, 12);
		return NULL;
	case R_AARCH64_LDST64_ABS_LO12_NC:
		set_bits(at, (s & 0xfff) >> 3, 10, 12);
		return NULL;
	case R_AARCH64_LDST128_ABS_LO12_NC:
		set_bits(at, (s & 0xfff) >> 4, 10, 12);
		return NULL;
	case R_AARCH64_CALL26:
	case R_AARCH64_JUMP26:
		s = (t->is_other ? t->entry : s) - here;
		set_bits(at, s >> 2, 0, 26);
		return fits(s, 28) ? NULL : too_far();
	default:
		return wf_error_new(WF_INTERNAL, "generated code has a relocation of type %u, which is not known", type);
	}
}
#else
static bool is_wide(uint32_t type)
{
	return type == R_X86_64_64 || type == R_X86_64_PC64;
}

static wf_error *relocate(uint32_t type, char *at, const target *t)
{
	int64_t s = t->address + t->addend, here = (int64_t)(intptr_t)at;

	switch (type) {
	case R_X86_64_NONE:
		return NULL;
	case R_X86_64_PC64:
		s -= here; /* fallthrough */
	case R_X86_64_64:
		memcpy(at, &s, 8);
		return NULL;
	case R_X86_64_PC32:
		if (t->is_other)
			return damaged("the distance to something outside of it");
		s -= here;
		break;
	case R_X86_64_PLT32:
		s = (t->is_other ? t->entry + t->addend : s) - here;
		break;
	case R_X86_64_GOTPCREL:
	case R_X86_64_GOTPCRELX:
	case R_X86_64_REX_GOTPCRELX:
		s = t->entry + 8 + t->addend - here;
		break;
	default:
		return wf_error_new(WF_INTERNAL, "generated code has a relocation of type %u, which is not known", type);
	}
	memcpy(at, &s, 4); /* little endian */
	return fits(s, 32) ? NULL : too_far();
}
#endif

static wf_error *relocate_section(object *o, const Elf64_Shdr *s, char **address)
{
	const Elf64_Shdr *of = section(o, s->sh_info);

	if (!of || o->offset[s->sh_info] == SIZE_MAX)
		return NULL;
	if (s->sh_type == SHT_REL || !inside(o, s->sh_offset, s->sh_size / sizeof(Elf64_Rela), sizeof(Elf64_Rela)))
		return damaged("its relocations");
	const Elf64_Rela *r = (const Elf64_Rela *)(const void *)(o->bytes + s->sh_offset);
	for (size_t i = 0; i < s->sh_size / sizeof *r; i++) {
		uint64_t k = ELF64_R_SYM(r[i].r_info), at = r[i].r_offset;
		uint32_t type = (uint32_t)ELF64_R_TYPE(r[i].r_info);
		if (k >= o->n_symbols || at > of->sh_size || of->sh_size - at < (is_wide(type) ? 8 : 4))
			return damaged("a relocation beyond its section");
		if (!address[k])
			WF_TRY(resolve(o, k, &address[k]));
		const target t = { (int64_t)(intptr_t)address[k], r[i].r_addend, (int64_t)(intptr_t)(o->at + o->table + k * ENTRY),
				   o->symbols[k].st_shndx == SHN_UNDEF };
		WF_TRY(relocate(type, o->at + o->offset[s->sh_info] + at, &t));
	}
	return NULL;
}

static wf_error *relocate_all(object *o)
{
	char **address = wfi_alloc((o->n_symbols + 1) * sizeof *address);
	wf_error *err = NULL;

	for (int i = 1; i < o->n_sections && !err; i++)
		if (o->sections[i].sh_type == SHT_RELA || o->sections[i].sh_type == SHT_REL)
			err = relocate_section(o, &o->sections[i], address);
	wfi_free(address);
	return err;
}

/* ---- the whole ---- */

static void keep_names(const object *o, wfi_loaded *l)
{
	l->names = wfi_alloc((o->n_symbols + 1) * sizeof *l->names);
	for (size_t i = 0; i < o->n_symbols; i++) {
		const Elf64_Sym *s = &o->symbols[i];
		if (ELF64_ST_TYPE(s->st_info) != STT_FUNC || !section(o, s->st_shndx) || o->offset[s->st_shndx] == SIZE_MAX ||
		    s->st_value > o->sections[s->st_shndx].sh_size)
			continue;
		l->names[l->n_names].name = wfi_strdup(o->text + s->st_name);
		l->names[l->n_names++].address = o->at + o->offset[s->st_shndx] + s->st_value;
	}
}

static wf_error *protect(const object *o)
{
	static const int how[GROUPS] = { PROT_READ | PROT_EXEC, PROT_READ, PROT_READ | PROT_WRITE };
	size_t from = 0;

	for (int g = 0; g < GROUPS; from = o->group_end[g++])
		if (o->group_end[g] > from && mprotect(o->at + from, o->group_end[g] - from, how[g]))
			return wfi_errno(errno, "mprotect of generated code");
	__builtin___clear_cache(o->at, o->at + o->group_end[CODE]);
	return NULL;
}

static wf_error *load(object *o)
{
	WF_TRY(read_header(o));
	WF_TRY(place(o));
	if (!o->size)
		return damaged("it is empty");
	o->at = mmap(NULL, o->size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (o->at == MAP_FAILED) {
		o->at = NULL;
		return wfi_out_of_memory(o->size, "generated code");
	}
	copy_sections(o);
	WF_TRY(relocate_all(o));
	return protect(o);
}

wf_error *wfi_load_object(const void *bytes, size_t n, wfi_loaded **out)
{
	object o = { .bytes = bytes, .n = n };
	wf_error *err = load(&o);

	*out = NULL;
	if (!err) {
		*out = wfi_alloc(sizeof **out);
		**out = (wfi_loaded){ .at = o.at, .size = o.size };
		keep_names(&o, *out);
	} else if (o.at) {
		munmap(o.at, o.size);
	}
	wfi_free(o.offset);
	return err;
}

void *wfi_loaded_find(const wfi_loaded *o, const char *name)
{
	for (int i = 0; i < o->n_names; i++)
		if (!strcmp(o->names[i].name, name))
			return o->names[i].address;
	return NULL;
}

void wfi_loaded_free(wfi_loaded *o)
{
	if (!o)
		return;
	munmap(o->at, o->size);
	for (int i = 0; i < o->n_names; i++)
		wfi_free(o->names[i].name);
	wfi_free(o->names);
	wfi_free(o);
}
