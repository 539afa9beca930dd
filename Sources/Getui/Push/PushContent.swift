/// `push_message`: what goes over Getui's own connection (docs.getui.com, REST v2, common parameters).
public enum PushContent: Hashable, Codable, Sendable {
  /// A text for the app's code.
  case transmission(String)
  /// A notification; Android draws it, iOS never does. The text is what the SDK may see of it.
  case notification(String)
  /// Takes the kept copies of an older task back.
  case revoke(task: String)
  /// There is none; the push goes to APNs only.
  case none

  /// What the SDK hands to the app, if anything.
  public var text: String? {
    switch self {
    case .transmission(let text), .notification(let text): text
    case .revoke, .none: nil
    }
  }
}
