/// Why the inbox ended, as the exit status that shells expect: 128 and the number of the signal.
enum InboxEnd: Int32, Sendable {
  case quit = 0
  case hangup = 129
  case interrupted = 130
  case terminated = 143
}
