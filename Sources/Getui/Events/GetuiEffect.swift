/// What a step of this room does to the phone.
public enum GetuiEffect: Hashable, Sendable {
  /// The app's list is emptied and its icon shows no number.
  case clearsNotifications
  /// The app crashes.
  case crashes
}

extension GetuiEvent {
  /// What the step does to the phone; nil for most.
  public var effect: GetuiEffect? {
    switch self {
    case .clearsNotifications: .clearsNotifications
    case .handlerCalledTwice: .crashes
    default: nil
    }
  }
}
