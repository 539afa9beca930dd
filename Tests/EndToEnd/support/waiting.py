"""Waiting for what a program does, never for time to pass."""

import time

# Far above what a slow machine needs; a test that waits this long has failed.
PATIENCE = 30


def until(look, what, patience=PATIENCE):
    """Looks again and again until `look()` is true, and returns it."""
    end = time.monotonic() + patience
    while True:
        seen = look()
        if seen:
            return seen
        if time.monotonic() > end:
            raise AssertionError(what() if callable(what) else f"waited in vain for {what}")
        time.sleep(0.02)
