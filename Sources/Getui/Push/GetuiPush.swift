import Payload

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

  /// The payload that a phone would get over APNs, with ids of no push; nil where nothing goes there.
  public var samplePayload: [UInt8]? {
    let zeros = String(repeating: "0", count: 32)
    guard let copy = CopyID("RASS_0101_\(zeros):\(zeros):\(zeros)") else { return nil }
    return ios?.body(count: ios?.autoBadge?.applied(to: 0), copy: copy)
  }

  /// What the app or the phone gets of a copy: the transmission with its ids, else the payload for APNs.
  public func payload(of copy: CopyID?) -> [UInt8] {
    guard let copy else { return [] }
    if let text = content.text {
      return JSONTree.object([.init("payload", .string(text)), .init("_gmid_", .string(copy.text))]).bytes
    }
    return ios?.body(count: nil, copy: copy) ?? []
  }
}
