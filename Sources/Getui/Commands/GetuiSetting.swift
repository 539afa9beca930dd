/// How the Getui service behaves.
public enum GetuiSetting: Hashable, Sendable {
  /// The app it serves; nil takes any id or key.
  case app(id: String?, key: String?)
  /// Whether the vendor has put the app on the black list: 10002, and 20009 in the SDK.
  case blacklist(Bool)
  /// Whether the account has a right.
  case right(GetuiRight, Bool)
  /// The number of a limit.
  case limit(GetuiLimit, Int)
  /// Whether the service is just starting: code 2.
  case starting(Bool)
  /// Whether it is too busy to report on single tasks: 30019.
  case busy(Bool)
  /// Whether it fails calls of the SDK, 20005 and 30004, and copies on their way: 500 in the receipts.
  case failing(Bool)
  /// Whether the developer's own server takes upstream messages.
  case backendServer(Bool)
  /// Whether receipts go to the developer's server.
  case receipts(Bool)
  /// How far the service's clock is ahead of world time, in microseconds.
  case clock(Int64)
}
