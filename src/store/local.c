/* local.c: a store in a folder. An object is a file, made without a name (or under a ".wfi-" one where the file system cannot do
 * that), synced, and only then given its name; the folder is synced after that. The umask says who may read them. */
#include "store/local.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define STALE_SECONDS 600 /* a ".wfi-" file of this age was left by a process that died */
#define RETRIES 100       /* a folder may vanish (delete of its last object) while a file is made in it */

/* ---- folders ---- */

static wf_error *path_error(int err, const char *doing, const char *path)
{
	wf_error *e = wfi_errno(err, "cannot %s %s", doing, path);
	if (err == ENOSPC || err == EDQUOT)
		return wf_error_add(e, "the disk or quota is full: free some space, or choose another storage path");
	if (err == EFBIG)
		return wf_error_add(e, "the file is larger than this process or file system allows (ulimit -f)");
	if (err == EACCES || err == EPERM || err == EROFS)
		return wf_error_add(e, "this user may not write there: change its owner or mode, or choose another storage path");
	return e;
}

static int sync_folder(const char *path)
{
	int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (fd < 0)
		return errno;
	int err = fsync(fd) ? errno : 0;
	close(fd);
	return err == EINVAL || err == ENOTSUP ? 0 : err; /* file systems that sync folders by themselves */
}

/* Makes the folder and those above it; gives the system's error. A new folder's name must be as durable as what it will hold. */
static int make_folder(char *path)
{
	char *slash = strrchr(path, '/');
	bool top = !slash || slash == path;
	int err = mkdir(path, 0777) ? errno : 0;
	if (err == ENOENT && !top) {
		*slash = 0;
		err = make_folder(path);
		*slash = '/';
		if (!err)
			err = mkdir(path, 0777) ? errno : 0;
	}
	if (err == EEXIST) {
		struct stat st;
		if (stat(path, &st))
			return errno;
		return S_ISDIR(st.st_mode) ? 0 : ENOTDIR;
	}
	if (err || top)
		return err;
	*slash = 0;
	err = sync_folder(path);
	*slash = '/';
	return err;
}

/* ---- folders that became empty ---- */

/* removes old ".wfi-" files; true when nothing else is in the folder */
static bool sweep(const char *path)
{
	DIR *dir = opendir(path);
	bool empty = dir != NULL;
	for (struct dirent *e; dir && (e = readdir(dir));) {
		struct stat st;
		if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, ".."))
			continue;
		bool old = !strncmp(e->d_name, ".wfi-", 5) && !fstatat(dirfd(dir), e->d_name, &st, AT_SYMLINK_NOFOLLOW) &&
			   S_ISREG(st.st_mode) && st.st_mtime < time(NULL) - STALE_SECONDS;
		if (!old || unlinkat(dirfd(dir), e->d_name, 0))
			empty = false;
	}
	if (dir)
		closedir(dir);
	return empty;
}

/* Removes the folders of this object that hold nothing, up to the store's own; leaves in path the one that stays. */
static void remove_empty(const wfi_store *s, char *path)
{
	size_t root = strcmp(s->uri, "/") ? strlen(s->uri) : 0;
	for (bool gone = true; gone;) {
		*strrchr(path, '/') = 0;
		gone = strlen(path) > root && (!rmdir(path) || (sweep(path) && !rmdir(path)));
	}
}

/* ---- writing ---- */

typedef struct draft {
	int fd;
	char *folder, *path; /* of the object; path is folder + '/' + name */
	char *temp;          /* the ".wfi-" name; NULL while the file has none */
	bool named;          /* a file without a name was tried and did not work */
	bool again;          /* the failure may be one of the moment */
} draft;

static char *temp_name(const char *folder)
{
	static int counter;
	int n = __atomic_fetch_add(&counter, 1, __ATOMIC_RELAXED);
	struct timespec now;
	clock_gettime(CLOCK_REALTIME, &now);
	return wfi_format("%s/.wfi-%ld-%d-%lx", folder, (long)getpid(), n, (unsigned long)now.tv_nsec);
}

static wf_error *draft_open(draft *d)
{
	int made = make_folder(d->folder);
	if (made) {
		d->again = made == ENOENT; /* deleted by another at this moment */
		return path_error(made, "make the folder", d->folder);
	}
	if (!d->named) {
		d->fd = open(d->folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
		if (d->fd >= 0)
			return NULL;
	}
	if (d->named || errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL) {
		d->temp = temp_name(d->folder);
		d->fd = open(d->temp, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0666);
		if (d->fd >= 0)
			return NULL;
		int err = errno;
		wfi_free(d->temp);
		d->temp = NULL;
		errno = err;
	}
	/* deleted by another at this moment: some systems say so with EPERM, when asked for a file without a name */
	d->again = errno == ENOENT || errno == EPERM;
	return path_error(errno, "write in", d->folder);
}

static wf_error *draft_write(draft *d, const wfi_piece *pieces, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		int err = wfi_write_all(d->fd, pieces[i].data, pieces[i].size);
		if (err)
			return path_error(err, "write", d->path);
	}
	return fsync(d->fd) ? path_error(errno, "write", d->path) : NULL;
}

/* gives the file without a name this one */
static int draft_link(const draft *d, const char *name)
{
	if (d->temp)
		return link(d->temp, name) ? errno : 0;
	char self[64];
	snprintf(self, sizeof self, "/proc/self/fd/%d", d->fd);
	return linkat(AT_FDCWD, self, AT_FDCWD, name, AT_SYMLINK_FOLLOW) ? errno : 0;
}

static int draft_replace(draft *d)
{
	if (!d->temp) {
		int err = draft_link(d, d->path); /* the usual case: nothing of that name yet */
		if (err != EEXIST)
			return err;
		d->temp = temp_name(d->folder);
		err = draft_link(&(draft){ .fd = d->fd }, d->temp);
		if (err) {
			wfi_free(d->temp);
			d->temp = NULL;
			return err;
		}
	}
	if (rename(d->temp, d->path))
		return errno;
	wfi_free(d->temp);
	d->temp = NULL;
	return 0;
}

static void draft_close(draft *d)
{
	if (d->fd >= 0)
		close(d->fd);
	if (d->temp)
		unlink(d->temp);
	wfi_free(d->temp);
	d->fd = -1;
	d->temp = NULL;
}

static wf_error *write_once(draft *d, const wfi_piece *pieces, size_t n, bool absent)
{
	d->again = false;
	WF_TRY(draft_open(d));
	WF_TRY(draft_write(d, pieces, n));
	bool nameless = !d->temp;
	int err = absent ? draft_link(d, d->path) : draft_replace(d);
	if (err == EEXIST)
		return wf_error_new(WF_ALREADY_EXISTS, "%s exists already", d->path);
	if (err) {
		/* the folder vanished, or there is no /proc to name a nameless file through */
		d->again = err == ENOENT || (nameless && err != ENOSPC && err != EDQUOT);
		d->named = d->named || nameless;
		return path_error(err, "write", d->path);
	}
	err = sync_folder(d->folder);
	return err ? path_error(err, "sync the folder", d->folder) : NULL;
}

static wf_error *write_object(wfi_store *s, const char *key, const wfi_piece *pieces, size_t n, bool absent)
{
	draft d = { .fd = -1, .path = wfi_path_join(s->uri, key), .again = true };
	size_t length = (size_t)(strrchr(d.path, '/') - d.path);
	d.folder = wfi_strndup(d.path, WFI_MAX(length, (size_t)1));
	wf_error *err = NULL;
	for (int i = 0; d.again && i < RETRIES; i++) {
		wf_error_free(err);
		err = write_once(&d, pieces, n, absent);
		draft_close(&d);
		d.again = d.again && err;
	}
	if (err)
		remove_empty(s, d.path); /* which this call may have made */
	wfi_free(d.folder);
	wfi_free(d.path);
	return err;
}

static wf_error *local_put(wfi_store *s, const char *key, const wfi_piece *pieces, size_t n)
{
	return write_object(s, key, pieces, n, false);
}

static wf_error *local_put_if_absent(wfi_store *s, const char *key, const wfi_piece *pieces, size_t n)
{
	return write_object(s, key, pieces, n, true);
}

/* ---- reading ---- */

static wf_error *read_part(int fd, const char *path, uint64_t from, size_t most, char **data, size_t *size)
{
	struct stat st;
	if (fstat(fd, &st))
		return path_error(errno, "read", path);
	if (!S_ISREG(st.st_mode))
		return wf_error_new(WF_INVALID_ARGUMENT, "%s is not a file", path);
	uint64_t length = (uint64_t)st.st_size, rest = from < length ? length - from : 0;
	size_t n = rest < most ? (size_t)rest : most, done = 0;
	if (n == SIZE_MAX || !(*data = wfi_try_alloc_aligned(n + 1, 64)))
		return wfi_out_of_memory(n, path);
	while (done < n) {
		ssize_t k = pread(fd, *data + done, WFI_MIN(n - done, (size_t)1 << 30), (off_t)(from + done));
		if (k < 0 && errno == EINTR)
			continue;
		if (k < 0)
			return path_error(errno, "read", path);
		if (!k)
			break; /* it became shorter meanwhile */
		done += (size_t)k;
	}
	(*data)[done] = 0;
	*size = done;
	return NULL;
}

static wf_error *local_get(wfi_store *s, const char *key, uint64_t from, size_t most, char **data, size_t *size)
{
	char *path = wfi_path_join(s->uri, key);
	/* O_NONBLOCK: a named pipe in the folder must not stop us */
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	wf_error *err = NULL;
	if (fd >= 0)
		err = read_part(fd, path, from, most, data, size);
	else if (errno == ENOENT || errno == ENOTDIR)
		err = wf_error_new(WF_NOT_FOUND, "there is no %s", path);
	else
		err = path_error(errno, "read", path);
	if (err) {
		wfi_free(*data);
		*data = NULL;
		*size = 0;
	}
	if (fd >= 0)
		close(fd);
	wfi_free(path);
	return err;
}

/* ---- listing ---- */

static wf_error *list_folder(const char *root, const char *key, const char *begins, bool deep, wfi_store_list *out);

/* one name of a folder: an entry, or those below it */
static wf_error *list_name(DIR *dir, const char *root, const char *folder, const char *name, bool deep, wfi_store_list *out)
{
	struct stat st;
	/* a deep walk does not follow links: they may lead in circles */
	if (fstatat(dirfd(dir), name, &st, deep ? AT_SYMLINK_NOFOLLOW : 0))
		return NULL; /* gone meanwhile */
	if (deep && S_ISLNK(st.st_mode) && (fstatat(dirfd(dir), name, &st, 0) || S_ISDIR(st.st_mode)))
		return NULL;
	bool is_folder = S_ISDIR(st.st_mode);
	if (!is_folder && !S_ISREG(st.st_mode))
		return NULL;
	char *key = wfi_format("%s%s%s", folder, name, is_folder ? "/" : "");
	wf_error *err = NULL;
	if (is_folder && deep)
		err = list_folder(root, key, "", deep, out);
	else
		wfi_store_list_add(out, key, is_folder ? 0 : (uint64_t)st.st_size);
	wfi_free(key);
	return err;
}

/* key: of the folder, with '/' at its end, or "" */
static wf_error *list_folder(const char *root, const char *key, const char *begins, bool deep, wfi_store_list *out)
{
	char *path = wfi_path_join(root, key);
	DIR *dir = opendir(path);
	wf_error *err = dir || errno == ENOENT || errno == ENOTDIR ? NULL : path_error(errno, "list", path);
	while (dir && !err) {
		errno = 0;
		struct dirent *entry = readdir(dir);
		if (!entry) {
			err = errno ? path_error(errno, "list", path) : NULL;
			break;
		}
		if (!strncmp(entry->d_name, begins, strlen(begins)) && !wfi_store_key_fault(entry->d_name, false))
			err = list_name(dir, root, key, entry->d_name, deep, out);
	}
	if (dir)
		closedir(dir);
	wfi_free(path);
	return err;
}

static wf_error *local_list(wfi_store *s, const char *prefix, bool deep, wfi_store_list *out)
{
	const char *slash = strrchr(prefix, '/');
	size_t n = slash ? (size_t)(slash - prefix) + 1 : 0;
	char *folder = wfi_strndup(prefix, n);
	wf_error *err = list_folder(s->uri, folder, prefix + n, deep, out);
	wfi_free(folder);
	return err;
}

/* ---- deleting ---- */

static wf_error *local_delete(wfi_store *s, const char *key)
{
	char *path = wfi_path_join(s->uri, key);
	wf_error *err = NULL;
	if (unlink(path)) {
		if (errno != ENOENT && errno != ENOTDIR)
			err = path_error(errno, "delete", path);
		wfi_free(path);
		return err;
	}
	remove_empty(s, path);
	int code = sync_folder(*path ? path : "/");
	if (code && code != ENOENT)
		err = path_error(code, "sync the folder", path);
	wfi_free(path);
	return err;
}

static void local_close(wfi_store *s)
{
	wfi_free(s);
}

static const wfi_store_vtable local_vtable = {
	.name = "local",
	.put = local_put,
	.put_if_absent = local_put_if_absent,
	.get = local_get,
	.list = local_list,
	.delete = local_delete,
	.close = local_close,
};

static char *absolute(const char *path)
{
	if (path[0] == '/')
		return wfi_strdup(path);
	char *here = getcwd(NULL, 0);
	if (!here)
		return NULL;
	char *out = wfi_path_join(here, path);
	free(here);
	return out;
}

wf_error *wfi_store_local(const char *path, wfi_store **out)
{
	char *root = absolute(path);
	if (!root)
		return wfi_errno(errno, "cannot find the current folder, from which \"%s\" counts", path);
	for (size_t n = strlen(root); n > 1 && root[n - 1] == '/'; n--)
		root[n - 1] = 0;
	struct stat st;
	if (!stat(root, &st) && !S_ISDIR(st.st_mode)) {
		wf_error *err = wf_error_new(WF_INVALID_ARGUMENT, "the storage path %s is a file; it must be a folder", root);
		wfi_free(root);
		return err;
	}
	wfi_store *s = wfi_alloc(sizeof *s);
	*s = (wfi_store){ .v = &local_vtable, .uri = root, .refs = 1 };
	*out = s;
	return NULL;
}
