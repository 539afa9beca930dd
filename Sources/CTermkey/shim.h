#ifndef CTERMKEY_SHIM_H
#define CTERMKEY_SHIM_H
#include <termkey.h>
#endif
