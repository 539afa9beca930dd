/// A message that reaches the app's code over the vendor's own connection and shows nothing by itself.
///
/// JPush calls it custom message, Getui transmission (透传).
public struct TransparentMessage: Hashable, Sendable {
  /// Whose message it is.
  public enum Carrier: String, CaseIterable, Codable, Sendable {
    case jpush
    case getui
  }

  /// The JSON it was read from.
  public let document: JSONDocument
  /// Whose message it is, by its keys.
  public let carrier: Carrier
  /// The text for the app: JPush's `content`, Getui's `payload`. It may be empty.
  public let content: String
  /// JPush's `title`.
  public let title: String?
  /// JPush's `content_type`. Whether iOS hands it on is not documented.
  public let contentType: String?
  /// JPush's `_j_msgid`, digit by digit, whether it came as a number or as a string.
  public let messageID: String?
  /// Getui's `_gmid_`.
  public let getuiID: GetuiMessageID?

  /// Reads a message in the form in which the SDK hands it to the app; nil if `document` is something else.
  ///
  /// It is a message if it has the one key that carries the text and no key that such a message cannot have.
  /// Sources: JPush, iOS SDK API, custom messages; Getui, iOS SDK API, `GeTuiSdkDidReceiveSlience`.
  public init?(_ document: JSONDocument) {
    let root = document.root
    guard root.kind == .object else { return nil }
    self.document = document
    if let content = root["content"]?.string, root.hasOnly(TransparentMessage.jpushKeys) {
      carrier = .jpush
      self.content = content
    } else if let payload = root["payload"]?.string, root.hasOnly(TransparentMessage.getuiKeys) {
      carrier = .getui
      content = payload
    } else {
      return nil
    }
    title = root["title"]?.string
    contentType = root["content_type"]?.string
    messageID = root["_j_msgid"].flatMap { $0.string ?? $0.numberText }
    getuiID = root["_gmid_"]?.string.flatMap(GetuiMessageID.init)
  }

  /// JPush's `extras`: the members in their order; none if it is absent or no object.
  public var extras: [APNsPayload.Extra] {
    document.root["extras"]?.members.map { APNsPayload.Extra(key: $0.key, owner: .app, value: $0.value) }
      ?? []
  }

  private static let jpushKeys = ["content", "title", "content_type", "extras", "_j_msgid"]
  private static let getuiKeys = ["payload", "_gmid_", "_ge_", "_gurl_"]
}

extension JSONValue {
  /// Whether an object has no other keys than `keys`.
  fileprivate func hasOnly(_ keys: [String]) -> Bool {
    members.allSatisfy { member in keys.contains { member.keyIs($0) } }
  }
}
