import Testing

/// ncurses has one screen in a process, so the suites that need it take turns.
@Suite(.serialized) enum OneScreen {}
