/// What a client is to leave alone for a while; of too many the oldest goes first.
public struct PauseBook<Key: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  private struct Pause: Hashable, Codable {
    let key: Key
    let until: Instant
  }

  private let most: Int
  private var pauses: [Pause] = []

  /// An empty book of at most `most` pauses.
  public init(most: Int = 256) { self.most = most }

  /// `key` is to be left alone until `moment`.
  public mutating func pause(_ key: Key, until moment: Instant) {
    if pauses.count == most { pauses.removeFirst() }
    pauses.append(Pause(key: key, until: moment))
  }

  /// The client comes with `key`: whether that is too soon. Either way the pause is over, so that a client is told once
  /// for each answer.
  public mutating func take(_ key: Key, at moment: Instant) -> Bool {
    guard !pauses.isEmpty, let index = pauses.firstIndex(where: { $0.key == key }) else { return false }
    return pauses.remove(at: index).until > moment
  }
}
