/// Whom a push is for (docs.jiguang.cn, push API v3, audience).
public enum JPushAudience: Hashable, Codable, Sendable {
  /// `"all"`.
  case all
  /// The devices that are in every one of these sets.
  case sets([AudienceSet])

  /// Whether `device` is meant.
  public func contains(_ device: ServiceDevice) -> Bool {
    switch self {
    case .all: true
    case .sets(let sets): sets.allSatisfy { $0.contains(device) }
    }
  }

  /// The sets that `device` is not in: why it is not meant.
  public func missing(_ device: ServiceDevice) -> [AudienceSet] {
    switch self {
    case .all: []
    case .sets(let sets): sets.filter { !$0.contains(device) }
    }
  }

  /// The sets; none for `"all"`.
  public var sets: [AudienceSet] { if case .sets(let sets) = self { sets } else { [] } }
}
