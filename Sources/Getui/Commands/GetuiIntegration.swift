/// How the app's code uses the SDK; what people do right and wrong when they build it in.
public struct GetuiIntegration: Hashable, Codable, Sendable {
  /// Which delegate method the app has for transparent messages.
  public enum Receiver: String, CaseIterable, Codable, Sendable {
    /// `GeTuiSdkDidReceiveSlience:…`, from SDK 2.5.2.0 on.
    case slience
    /// `GeTuiSdkDidReceivePayloadData:…`, deprecated.
    case payloadData = "payload-data"
    /// Both.
    case both
  }

  /// What the app does with the fetch completion handler that the SDK hands it.
  public enum HandlerUse: String, CaseIterable, Codable, Sendable {
    /// Calls it once.
    case once
    /// Calls it, and the one of the system's own method too.
    case twice
    /// Never calls it.
    case never
  }

  /// What the app's service extension calls.
  public enum Extension: String, CaseIterable, Codable, Sendable {
    /// There is none.
    case none
    /// The call that counts and downloads.
    case attachments
    /// The call that only counts.
    case counting
  }

  /// Whether `didFinishLaunching` starts the SDK and calls `registerRemoteNotification:`.
  public var startsAtLaunch = true
  /// Whether the app calls `registerRemoteNotification:`, so that the SDK stands in for the system's callbacks.
  public var registersRemoteNotifications = true
  /// The delegate method for transparent messages.
  public var receiver = Receiver.slience
  /// What becomes of the fetch completion handler.
  public var handler = HandlerUse.once
  /// The service extension.
  public var serviceExtension = Extension.attachments
  /// Whether the extension's ATS settings let plain `http` through.
  public var allowsPlainHTTP = false
  /// Whether the app passes every tap to `handleRemoteNotification:` by itself.
  public var reportsTaps = false

  /// Everything as the vendor's guide says.
  public init() {}
}
