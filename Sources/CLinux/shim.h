#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H
#include <fcntl.h>
#include <getopt.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <termios.h>
#include <unistd.h>
static inline const char *cl_optarg(void) { return optarg; }
static inline int cl_optind(void) { return optind; }
static inline int cl_optopt(void) { return optopt; }
/* 0 makes getopt_long begin anew, also with another argv; its own messages stay off. */
static inline void cl_getopt_start(void) { optind = 0; opterr = 0; }
static inline FILE *cl_stdout(void) { return stdout; }
static inline FILE *cl_stderr(void) { return stderr; }
static inline int cl_winsize(int fd, int *rows, int *cols) {
  struct winsize w;
  if (ioctl(fd, TIOCGWINSZ, &w) != 0) return -1;
  *rows = w.ws_row; *cols = w.ws_col;
  return 0;
}
extern int memfd_create(const char *, unsigned int); /* hidden behind _GNU_SOURCE */
/* A file in memory that no child inherits. */
static inline int cl_memfd(const char *name) { return memfd_create(name, 1U); }
#endif
