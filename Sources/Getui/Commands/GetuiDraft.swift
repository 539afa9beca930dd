import Payload
import Phone

/// A push to one phone, put together from a few words instead of a request body.
public struct GetuiDraft: Hashable, Sendable {
  /// The transmission; nil where there is none.
  public var text: String?
  /// `push_channel.ios.aps.alert.title`.
  public var title: String?
  /// `push_channel.ios.aps.alert.body`.
  public var body: String?
  /// `push_channel.ios.auto_badge`.
  public var badge: String?
  /// `push_channel.ios.aps.sound`.
  public var sound: String?
  /// `settings.ttl` in milliseconds.
  public var ttl: Int?
  /// `settings.strategy.ios`, 1…4.
  public var strategy: Int?

  /// A push.
  public init(
    text: String? = nil, title: String? = nil, body: String? = nil, badge: String? = nil,
    sound: String? = nil, ttl: Int? = nil, strategy: Int? = nil
  ) {
    self.text = text
    self.title = title
    self.body = body
    self.badge = badge
    self.sound = sound
    self.ttl = ttl
    self.strategy = strategy
  }

  /// The request that a backend would send for it.
  ///
  /// - Parameters:
  ///   - phone: the phone it goes to.
  ///   - number: the number of the command; it makes the `request_id`.
  public func request(to phone: PhoneNumber, number: UInt64) -> GetuiRequest {
    let body: JSONTree = .object(
      members([
        ("request_id", .string("belfry-\(Identifiers.hex(number))")),
        ("settings", settings),
        ("audience", ["cid": [.string("@\(phone.value)")]]),
        ("push_message", text.map { ["transmission": .string($0)] }),
        ("push_channel", channel),
      ]))
    return GetuiRequest(
      method: "POST", target: "/v2/belfry/push/single/cid", body: body.bytes, credential: .trusted)
  }

  private var settings: JSONTree? {
    let members = members([
      ("ttl", ttl.map(JSONTree.number)),
      ("strategy", strategy.map { ["default": 1, "ios": .number($0)] }),
    ])
    return members.isEmpty ? nil : .object(members)
  }

  private var channel: JSONTree? {
    let alert = members([("title", title.map(JSONTree.string)), ("body", body.map(JSONTree.string))])
    let aps = members([
      ("alert", alert.isEmpty ? nil : .object(alert)), ("sound", sound.map(JSONTree.string)),
    ])
    let ios = members([
      ("aps", aps.isEmpty ? nil : .object(aps)), ("auto_badge", badge.map(JSONTree.string)),
    ])
    return ios.isEmpty ? nil : ["ios": .object(ios)]
  }

  private func members(_ pairs: [(String, JSONTree?)]) -> [JSONTree.Member] {
    pairs.compactMap { pair in pair.1.map { JSONTree.Member(pair.0, $0) } }
  }
}
