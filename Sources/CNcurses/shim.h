#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H
#define NCURSES_WIDECHAR 1 /* without it there is no cchar_t, setcchar, mvadd_wch */
#define NCURSES_NOMACROS 1 /* real functions, which Swift can call */
#include <stddef.h>
#include <wchar.h>
#include <curses.h>
#include <term.h>
extern int wcwidth(wchar_t); /* hidden behind _XOPEN_SOURCE */

/* Globals and cast macros that Swift does not import. */
static inline WINDOW *nc_stdscr(void) { return stdscr; }
static inline WINDOW *nc_curscr(void) { return curscr; }
static inline int nc_pairs(void) { return COLOR_PAIRS; }
static inline TERMINAL *nc_cur_term(void) { return cur_term; }
static inline const char *nc_boolname(int i) { return boolnames[i]; }
static inline const char *nc_numname(int i) { return numnames[i]; }
static inline const char *nc_strname(int i) { return strnames[i]; }
static const attr_t NC_BOLD = A_BOLD, NC_DIM = A_DIM, NC_REVERSE = A_REVERSE, NC_UNDERLINE = A_UNDERLINE,
                    NC_ITALIC = A_ITALIC, NC_BLINK = A_BLINK;

/* `text` is a base and its marks, ended by 0. The pair goes in as the extended int, up to 65535. */
static inline int nc_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, (short)(pair & 0x7fff), &pair);
}
/* Reads back what a cell of the window holds, for tests. */
static inline int nc_get(WINDOW *w, int y, int x, wchar_t *text, attr_t *attributes, int *pair) {
  cchar_t c;
  short s = 0;
  if (mvwin_wch(w, y, x, &c) == ERR) return ERR;
  return getcchar(&c, text, attributes, &s, pair);
}
#endif
