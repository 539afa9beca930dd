import Language
import Payload

/// A Live Activity on the phone, as the lock screen shows it.
public struct LiveActivity: Hashable, Codable, Sendable {
  /// Belfry's name for it: its type and a number.
  public let name: String
  /// Its attributes type.
  public let type: String
  /// Its attributes, which never change.
  public let attributes: [Pair]
  /// When it began.
  public let startedAt: Instant
  /// Its content state, name and text of each member in order.
  public internal(set) var state: [Pair]
  /// Where it is in its life.
  public internal(set) var phase = ActivityPhase.active
  /// When its content goes stale.
  public internal(set) var staleDate: Instant?
  /// When it leaves the lock screen; nil while it runs.
  public internal(set) var dismissal: Instant?
  /// The highest one gets the Dynamic Island.
  public internal(set) var relevance: Double
  /// The newest `timestamp` that was applied, in seconds since 1970.
  var timestamp: Int?

  init(
    _ name: String, type: String, attributes: JSONValue?, state: [Pair], relevance: Double, at moment: Instant
  ) {
    self.name = name
    self.type = type
    self.attributes = Self.pairs(attributes)
    self.state = state
    self.relevance = relevance
    startedAt = moment
  }

  /// The members of `object`: texts as they read, everything else as JSON.
  static func pairs(_ object: JSONValue?) -> [Pair] {
    object?.members.map { Pair($0.key, $0.value.string ?? $0.value.text) } ?? []
  }
}
