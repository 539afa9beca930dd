/// A number that Getui holds an account to; `getui limit NAME n` sets another.
///
/// The vendor publishes the ones that have a number here; where it names a code and no number, the default is so high
/// that nobody meets it by chance.
public enum GetuiLimit: String, CaseIterable, Codable, Sendable {
  /// `/auth` in a minute: 10003.
  case authPerMinute = "auth-per-minute"
  /// `/auth` in a day: 10003.
  case authPerDay = "auth-per-day"
  /// All calls in a minute: 10005.
  case callsPerMinute = "calls-per-minute"
  /// `/push/all` and `/push/tag` in a day, together: 30007 and 30010.
  case appPerDay = "app-per-day"
  /// `/push/all` and `/push/tag` in a minute, together: 30014.
  case appPerMinute = "app-per-minute"
  /// `/push/fast_custom_tag` in a day: 30006.
  case fastTagPerDay = "fast-tag-per-day"
  /// `/push/fast_custom_tag` in a minute: 30013.
  case fastTagPerMinute = "fast-tag-per-minute"
  /// Clients of `/push/list/…` in a day: 30008.
  case listPerDay = "list-per-day"
  /// `/push/list/…` in a minute: 30015.
  case listPerMinute = "list-per-minute"
  /// Pushes of every kind in a day: 30009.
  case pushPerDay = "push-per-day"
  /// `/user/custom_tag/batch` in a day: 30004.
  case tagChangesPerDay = "tag-changes-per-day"
  /// `/user/custom_tag/batch` in a minute: 30012.
  case tagChangesPerMinute = "tag-changes-per-minute"
  /// Settings of one client's tags in a day: 30011, and 20002 in the SDK.
  case tagSetsPerDay = "tag-sets-per-day"
  /// Values in one `/push/tag`: 30016.
  case tagsInPush = "tags-in-push"
  /// Reports of single tasks in a minute: 30018.
  case reportsPerMinute = "reports-per-minute"

  /// The vendor's number, or Belfry's where there is none.
  public var standard: Int {
    switch self {
    case .authPerMinute: 100
    case .authPerDay: 100_000
    case .callsPerMinute: 1_000_000
    case .appPerDay: 100
    case .appPerMinute: 5
    case .fastTagPerDay: 1_000_000
    case .fastTagPerMinute: 100_000
    case .listPerDay: 2_000_000
    case .listPerMinute: 100_000
    case .pushPerDay: 1_000_000_000
    case .tagChangesPerDay: 10_000
    case .tagChangesPerMinute: 100
    case .tagSetsPerDay: 1
    case .tagsInPush: 1_000
    case .reportsPerMinute: 100_000
    }
  }

  /// Whether it counts by the day.
  var isDaily: Bool { rawValue.hasSuffix("-per-day") }
}
