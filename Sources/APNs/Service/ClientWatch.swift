import Phone

/// Watches what a backend makes of APNs' answers (Apple, Sending notification requests to APNs; Handling notification
/// responses from APNs).
struct ClientWatch: Codable, Sendable {
  /// Tokens that are remembered at most of each kind; the oldest goes first.
  static let memory = 256
  /// How long a backend waits after an error of the service itself, in microseconds.
  static let pauseAfterError: Int64 = 15 * 60_000_000
  /// How long it waits after too many requests for one token, in microseconds. Apple gives no number.
  static let pauseAfterFlood: Int64 = 1_000_000
  /// Connections with one push each, one after the other, that are no accident any more.
  static let shortConnections = 10

  private var void = RecentKeys<String>(most: memory)
  private var pauses = PauseBook<String>(most: memory)
  /// The youngest connection; numbers only grow.
  private var connection: Int64 = 0
  private var requests = 0
  private var shortOnes = 0

  /// A request came in: what is to be said of the client that sent it.
  mutating func take(_ wire: WireRequest, at moment: Instant) -> ClientHabits {
    var habits: ClientHabits = []
    if let number = wire.connection, isShort(number) { habits.insert(.shortConnections) }
    if pauses.take(wire.token, at: moment) { habits.insert(.retriesSoon) }
    return habits
  }

  /// The request was refused: whether the client had been told before that the token is void.
  mutating func refused(_ wire: WireRequest, _ refusal: Refusal, at moment: Instant) -> Bool {
    switch refusal.status {
    case 410: return void.note(wire.token)
    case 429 where refusal == .tooManyRequests: pause(wire.token, until: moment, Self.pauseAfterFlood)
    case 500...: pause(wire.token, until: moment, Self.pauseAfterError)
    default: break
    }
    return false
  }

  private mutating func pause(_ token: String, until moment: Instant, _ span: Int64) {
    pauses.pause(token, until: moment.moved(byMicroseconds: span))
  }

  /// Whether the connections of late were good for one push each.
  private mutating func isShort(_ number: Int64) -> Bool {
    if number > connection {
      shortOnes = requests == 1 ? shortOnes + 1 : 0
      connection = number
      requests = 1
    } else {
      requests += 1
      shortOnes = 0
    }
    return shortOnes + 1 >= Self.shortConnections
  }
}
