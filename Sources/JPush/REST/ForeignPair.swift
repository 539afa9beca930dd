/// An AppKey with a master secret that nobody gave Belfry: out of a backend's own database, most likely.
public struct ForeignPair: Hashable, Codable, Sendable {
  /// The AppKey; `group-` and the group's key for a push to a group of apps.
  public let key: String
  /// What tells the pair from any other without saying what the secret is; only the edge can make it.
  public let proof: String
  /// Whether the AppKey is the app's own, so that only the secret is another.
  public let isOwnKey: Bool

  /// A pair.
  public init(key: String, proof: String, isOwnKey: Bool) {
    self.key = key
    self.proof = proof
    self.isOwnKey = isOwnKey
  }

  /// Its words after `as=`.
  var text: String { "\(isOwnKey ? "own-key" : "foreign"):\(proof):\(key)" }

  /// Reads the words after `as=`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !parts[1].isEmpty else { return nil }
    switch parts[0] {
    case "foreign": self.init(key: parts[2], proof: parts[1], isOwnKey: false)
    case "own-key": self.init(key: parts[2], proof: parts[1], isOwnKey: true)
    default: return nil
    }
  }
}
