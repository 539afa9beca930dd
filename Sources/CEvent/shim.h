#ifndef CEVENT_SHIM_H
#define CEVENT_SHIM_H
/* First, so that libevent's own feature macros come too late to change the C library's types. */
#include <features.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/bufferevent_ssl.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <event2/listener.h>
#include <event2/util.h>
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/un.h>
/* A function-like macro in the header, so Swift cannot see it. */
static inline struct event *ce_timer(struct event_base *base, event_callback_fn call, void *context) {
  return event_new(base, -1, 0, call, context);
}
/* Lists of libevent are macros too. */
static inline struct evkeyval *ce_first(struct evkeyvalq *list) { return list->tqh_first; }
static inline struct evkeyval *ce_next(struct evkeyval *field) { return field->next.tqe_next; }
/* struct ucred hides behind _GNU_SOURCE: the user at the other end of a Unix socket, or -1. */
static inline long ce_peer_user(int fd) {
  struct { int pid; unsigned uid; unsigned gid; } who;
  socklen_t size = sizeof who;
  return getsockopt(fd, SOL_SOCKET, 17 /* SO_PEERCRED */, &who, &size) == 0 ? (long)who.uid : -1;
}
#endif
