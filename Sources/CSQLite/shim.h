#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H
#include <sqlite3.h>
/* SQLITE_TRANSIENT is a cast that Swift cannot import: SQLite copies the bytes before it returns. */
static inline int cs_bind_text(sqlite3_stmt *s, int place, const char *text, sqlite3_uint64 size) {
  /* An empty Swift string may have no address, and SQLite reads that as NULL. */
  return sqlite3_bind_text64(s, place, text ? text : "", size, SQLITE_TRANSIENT, SQLITE_UTF8);
}
static inline int cs_bind_blob(sqlite3_stmt *s, int place, const void *bytes, sqlite3_uint64 size) {
  return size == 0 ? sqlite3_bind_zeroblob(s, place, 0)
                   : sqlite3_bind_blob64(s, place, bytes, size, SQLITE_TRANSIENT);
}
#endif
