#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H
#define NCURSES_WIDECHAR 1 /* without it there is no cchar_t, setcchar, mvadd_wch */
#define NCURSES_NOMACROS 1 /* real functions, which Swift can call */
#include <stddef.h>
#include <wchar.h>
#include <curses.h>
extern int wcwidth(wchar_t); /* hidden behind _XOPEN_SOURCE */
#endif
