/// What a client should not make a habit of.
struct ClientHabits: OptionSet {
  let rawValue: UInt8

  /// It tries again without a pause.
  static let retriesSoon = ClientHabits(rawValue: 1)
  /// It opens a connection for each push.
  static let shortConnections = ClientHabits(rawValue: 2)
}
