/// The ways to notify that the app asked for: `UNAuthorizationOptions`, before iOS 10 the types it registered.
public enum AlertType: String, SmallCase {
  case alert
  case sound
  case badge
  case carPlay

  /// Its bit in a `CaseSet`.
  public var place: UInt64 {
    switch self {
    case .alert: 0
    case .sound: 1
    case .badge: 2
    case .carPlay: 3
    }
  }
}

extension CaseSet<AlertType> {
  /// The ways of noticing a push that these types are for.
  var ways: PresentationOptions {
    var ways: PresentationOptions = contains(.alert) ? .seen : []
    if contains(.sound) { ways.insert(.sound) }
    if contains(.badge) { ways.insert(.badge) }
    return ways
  }
}
