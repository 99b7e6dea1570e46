/* file.c: writing a file whole: under another name beside it, synced, then renamed. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include "base/base.h"

int wfi_write_all(int fd, const char *p, size_t n)
{
	while (n) {
		ssize_t done = write(fd, p, WFI_MIN(n, (size_t)1 << 30));
		if (done < 0 && errno == EINTR)
			continue;
		if (done < 0)
			return errno;
		p += done;
		n -= (size_t)done;
	}
	return 0;
}

static int write_pieces(int fd, const wfi_piece *pieces, size_t n)
{
	int err = 0;
	for (size_t i = 0; !err && i < n; i++)
		err = wfi_write_all(fd, pieces[i].data, pieces[i].size);
	return err;
}

/* a device or a pipe (/dev/null, /dev/stdout): nothing may take its place, and it cannot be synced */
static int write_into(const char *path, const wfi_piece *pieces, size_t n)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC), err = fd < 0 ? errno : write_pieces(fd, pieces, n);

	if (fd >= 0 && close(fd) && !err)
		err = errno;
	return err;
}

static int write_beside(const char *path, const wfi_piece *pieces, size_t n)
{
	static int counter;
	char *temp = wfi_format("%s.part-%ld-%d", path, (long)getpid(), __atomic_fetch_add(&counter, 1, __ATOMIC_RELAXED));
	int fd = open(temp, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666), err = fd < 0 ? errno : write_pieces(fd, pieces, n);

	if (fd >= 0 && !err && fsync(fd))
		err = errno;
	if (fd >= 0 && close(fd) && !err)
		err = errno;
	if (!err && rename(temp, path))
		err = errno;
	if (err && fd >= 0)
		unlink(temp);
	wfi_free(temp);
	return err;
}

wf_error *wfi_write_file(const char *path, const wfi_piece *pieces, size_t n)
{
	struct stat st;
	bool exists = !stat(path, &st);
	char *target = exists ? realpath(path, NULL) : NULL; /* a link stays: what it leads to is written */
	int err = exists && !S_ISREG(st.st_mode) ? write_into(path, pieces, n) : write_beside(target ? target : path, pieces, n);

	free(target);
	return err ? wfi_errno(err, "cannot write %s", path) : NULL;
}
