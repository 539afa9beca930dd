/// How the app takes pushes for calls.
public struct VoIPSetup: Hashable, Codable, Sendable {
  /// When it creates its `PKPushRegistry`.
  public internal(set) var registry = RegistrySetting.set
  /// What it does when a push comes.
  public internal(set) var report = CallReport.call
  /// Which of PushKit's callbacks it has.
  public internal(set) var method = PushKitMethod.payload

  /// An app that reports every call.
  public init() {}
}
