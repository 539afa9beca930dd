/// What happens at the Getui service.
public enum GetuiServiceCommand: Hashable, Sendable {
  /// A backend sends a request.
  case request(GetuiRequest)
  /// The service behaves differently from now on.
  case change(GetuiSetting)
}
