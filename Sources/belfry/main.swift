import Glibc

// A file that may grow no more is an error to tell of, as a full disk is, and no end.
signal(SIGXFSZ, SIG_IGN)
exit(Program.run())
