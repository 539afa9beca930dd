/// What the service did with one copy of a push for one device.
public struct JPushRoute: Sendable {
  /// Whether the push has a custom message; what became of it is in the transcript.
  public var hasMessage = false
  /// Whether the custom message reached the app.
  public var isDelivered = false
  /// What goes to APNs now.
  public var apns: JPushAPNsPush?

  /// Nothing.
  public init() {}
}
