/// `settings.strategy` for iOS: which way a push takes (docs.getui.com, REST v2, common parameters).
public enum PushStrategy: Int, CaseIterable, Codable, Sendable {
  /// Getui's connection where the client is online, APNs where it is not.
  case connectionElseAPNs = 1
  /// APNs, online or not.
  case apnsOnly = 2
  /// Getui's connection only.
  case connectionOnly = 3
  /// APNs, and Getui's connection where APNs fails.
  case apnsElseConnection = 4

  /// Whether the push needs a device token, without which it is an error.
  var needsToken: Bool { self == .apnsOnly || self == .apnsElseConnection }
}
