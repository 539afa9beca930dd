import Phone

/// Where a request goes when it is sent again.
public struct ExportFacts: Sendable {
  /// The gateway.
  public var ports = ExportPorts()
  /// The bundle ID of the app on the phone.
  public var bundleID: String
  /// The device token of a phone.
  public var token: @Sendable (PhoneNumber) -> String?
  /// Now, by the caller's clock: from here on a new provider token counts.
  public var now: Instant

  /// Facts with the standard ports.
  public init(bundleID: String, now: Instant, token: @escaping @Sendable (PhoneNumber) -> String?) {
    self.bundleID = bundleID
    self.now = now
    self.token = token
  }
}
