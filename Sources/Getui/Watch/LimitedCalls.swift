import Phone

/// The calls that share a limit, by what their paths begin with; of some limits each path has its own.
struct LimitedCalls: Hashable, Codable, Sendable {
  /// What the paths begin with, behind the app's id; empty for every call.
  let name: String

  /// The calls that an answer with `code` is about, given to one of `path`; nil where it is about no limit of a minute or
  /// a day.
  init?(_ code: RESTCode, path: String) {
    guard code.limit != nil else { return nil }
    switch code {
    case .callsTooOften: name = ""
    case .tagSetPerDay: name = path
    default: name = Self.group(of: path)
    }
  }

  private init(name: String) { self.name = name }

  /// All that a call of `path` belongs to.
  static func all(of path: String) -> [LimitedCalls] {
    ["", group(of: path), path].map(LimitedCalls.init(name:))
  }

  /// `/push/list` for `/v2/app/push/list/cid`; pushes to all and by tag share their limits.
  private static func group(of path: String) -> String {
    let parts = path.split(separator: "/").dropFirst(2).prefix(2)
    let group = parts.joined(separator: "/")
    return group == "push/tag" ? "push/all" : group
  }
}

extension RESTCode {
  /// The limit that is used up where the service answers with it; nil for every other answer.
  var limit: GetuiLimit? {
    switch self {
    case .authTooOften: .authPerMinute
    case .callsTooOften: .callsPerMinute
    case .tagsPerDay: .tagChangesPerDay
    case .fastTagPerDay: .fastTagPerDay
    case .allPerDay, .tagPushPerDay: .appPerDay
    case .listPerDay: .listPerDay
    case .pushPerDay: .pushPerDay
    case .tagSetPerDay: .tagSetsPerDay
    case .tagsPerMinute: .tagChangesPerMinute
    case .fastTagPerMinute: .fastTagPerMinute
    case .appPerMinute: .appPerMinute
    case .listPerMinute: .listPerMinute
    case .reportsTooOften: .reportsPerMinute
    default: nil
    }
  }
}
