import Language

/// What the app has told the SDK and it only passes on or keeps; most phones never touch it.
public struct SDKStore: Hashable, Codable, Sendable {
  /// `setChannelId:`.
  public internal(set) var channelID: String?
  /// `setIDFA:`.
  public internal(set) var idfa: String?
  /// `setApplicationGroupIdentifier:` of the app.
  public internal(set) var group: String?
  /// `setApplicationGroupIdentifier:` of the extension.
  public internal(set) var extensionGroup: String?
  /// `lbsLocationEnable:`.
  public internal(set) var isLocating = false
  /// `andUserVerify:`.
  public internal(set) var asksForLocation = false
  /// `registerVoipTokenCredentials:`.
  public internal(set) var voipToken: String?
  /// The files that pushes can point to, where somebody said what they are like.
  public internal(set) var resources: [MediaResource] = []
  /// The registrations of tokens that were made, for telling a repeated one.
  var registrations: [PushToken] = []

  /// Nothing told yet.
  init() {}
}
