/// A push as the service has accepted it.
public struct GetuiPush: Hashable, Codable, Sendable {
  /// `request_id`.
  public var requestID: String?
  /// `group_name`.
  public var group: String?
  /// `settings`.
  public var settings = PushSettings()
  /// `push_message`.
  public var content = PushContent.none
  /// `push_channel.ios`.
  public var ios: IOSChannel?

  /// A push that says nothing.
  init() {}
}
