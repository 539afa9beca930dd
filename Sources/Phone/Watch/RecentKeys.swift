/// What a client was told something about; of too many the oldest goes first.
public struct RecentKeys<Key: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  private let most: Int
  private var keys: [Key] = []

  /// An empty list of at most `most` keys.
  public init(most: Int = 256) { self.most = most }

  /// Notes `key`; true where it was noted before.
  public mutating func note(_ key: Key) -> Bool {
    if contains(key) { return true }
    if keys.count == most { keys.removeFirst() }
    keys.append(key)
    return false
  }

  /// Whether `key` was noted.
  public func contains(_ key: Key) -> Bool { !keys.isEmpty && keys.contains(key) }

  /// Forgets `key`.
  public mutating func forget(_ key: Key) { if !keys.isEmpty { keys.removeAll { $0 == key } } }
}
