/// What happens at the JPush service.
public enum JPushServiceCommand: Hashable, Sendable {
  /// A backend sends a request.
  case request(JPushRequest)
  /// The service behaves differently from now on.
  case change(JPushSetting)
}
