/// How the app's code uses the SDK; what people do right and wrong when they build it in.
public struct JPushIntegration: Hashable, Codable, Sendable {
  /// What the service says to the AppKey that the SDK was set up with.
  public enum Key: String, CaseIterable, Codable, Sendable {
    /// It takes it.
    case right
    /// 1005: the app was deleted in the portal.
    case deleted
    /// 1008: the AppKey is wrong.
    case wrong
    /// 1009: the app has no iOS part in the portal.
    case noIOS = "no-ios"
  }

  /// Whether the app passes its pushes to `handleRemoteNotification:`.
  public var reportsPushes = true
  /// Whether it runs on Xcode's simulator, which has no token and no registration ID.
  public var isSimulator = false
  /// Whether the app hands its device token to the SDK: without it there are custom messages only (SDK 3.0.9).
  public var registersToken = true
  /// The AppKey of the set-up.
  public var key = Key.right
  /// Whether the app has the service extension of JPush, which reports what was shown.
  public var hasExtension = false

  /// The SDK's version; nil is the newest.
  public var version: JPushVersion?

  /// Everything as the vendor's guide says, on a real device.
  public init() {}

  /// Whether the SDK is older than `version`.
  func isOlder(than version: JPushVersion) -> Bool { self.version.map { $0 < version } ?? false }
}

/// One thing that the app does differently.
public enum JPushIntegrationChange: Hashable, Sendable {
  case reportsPushes(Bool)
  case isSimulator(Bool)
  case registersToken(Bool)
  case key(JPushIntegration.Key)
  case hasExtension(Bool)
  case version(JPushVersion?)
}

extension JPushIntegration {
  /// Takes over one change.
  mutating func apply(_ change: JPushIntegrationChange) {
    switch change {
    case .reportsPushes(let value): reportsPushes = value
    case .isSimulator(let value): isSimulator = value
    case .registersToken(let value): registersToken = value
    case .key(let value): key = value
    case .hasExtension(let value): hasExtension = value
    case .version(let value): version = value
    }
  }
}
