import JPush
import Payload

/// One push in three languages: the payload for APNs, and the requests that make JPush and Getui send the same.
public struct PushDialects: Hashable, Sendable {
  /// The payload for APNs; nil for a transparent message, which APNs does not know.
  public let apns: [UInt8]?
  /// The body of `POST /v3/push`.
  public let jpush: [UInt8]
  /// The body of `POST /v2/{appId}/push/all`.
  public let getui: [UInt8]

  /// A payload, sent to everybody.
  public init(_ payload: APNsPayload) {
    let root = payload.document.root
    apns = payload.document.asReceived
    jpush = Self.jpushBody(root)
    getui = Self.getuiBody(root)
  }

  /// A request to a vendor, in the others' languages; nil where it can be read as no notification.
  public init?(_ request: VendorRequest) {
    guard let bytes = request.payload, let payload = (try? JSONDocument(bytes)).flatMap({ APNsPayload($0) })
    else { return nil }
    let all = PushDialects(payload)
    apns = all.apns
    jpush = request.vendor == .jpush ? request.body : all.jpush
    getui = request.vendor == .getui ? request.body : all.getui
  }

  /// A transparent message, sent to everybody.
  public init(_ message: JPushMessage) {
    apns = nil
    var members: [JSONTree.Member] = [.init("msg_content", .string(message.content))]
    if let title = message.title { members.append(.init("title", .string(title))) }
    if let type = message.contentType { members.append(.init("content_type", .string(type))) }
    if !message.extras.isEmpty {
      members.append(.init("extras", .object(message.extras.map { .init($0.name, .string($0.value)) })))
    }
    jpush = Self.jpushBody([.init("message", .object(members))])
    getui = Self.getuiBody([.init("push_message", ["transmission": .string(message.content)])])
  }

  /// Keys of `aps` that JPush takes under the same name in `notification.ios`.
  private static let shared = [
    "alert", "sound", "badge", "content-available", "mutable-content", "category", "thread-id",
    "interruption-level",
  ]

  private static func jpushBody(_ root: JSONValue) -> [UInt8] {
    var ios: [JSONTree.Member] = []
    for member in root["aps"]?.members.map({ $0 }) ?? [] where shared.contains(member.key) {
      let isFlag = member.key == "content-available" || member.key == "mutable-content"
      ios.append(.init(member.key, isFlag ? .bool(member.value.integer == 1) : JSONTree(member.value)))
    }
    let extras = root.members.filter { $0.key != "aps" && !$0.key.hasPrefix("_j_") }
    if extras.contains(where: { _ in true }) {
      ios.append(.init("extras", .object(extras.map { .init($0.key, JSONTree($0.value)) })))
    }
    return jpushBody([.init("notification", ["ios": .object(ios)])])
  }

  private static func jpushBody(_ members: [JSONTree.Member]) -> [UInt8] {
    JSONTree.object(
      [.init("platform", ["ios"]), .init("audience", "all")] + members
        + [.init("options", ["apns_production": false])]
    ).bytes
  }

  /// A number on the icon is `auto_badge` there, and what stands beside `aps` is text under `payload`.
  private static func getuiBody(_ root: JSONValue) -> [UInt8] {
    var ios: [JSONTree.Member] = []
    let aps = root["aps"]?.members.filter { $0.key != "badge" } ?? []
    ios.append(.init("aps", .object(aps.map { .init($0.key, JSONTree($0.value)) })))
    if let badge = root["aps"]?["badge"]?.integer { ios.append(.init("auto_badge", .string(String(badge)))) }
    let rest = root.members.filter { $0.key != "aps" && $0.key != "_gmid_" && !$0.key.hasPrefix("_j_") }
    let texts = JSONTree.object(rest.map { .init($0.key, JSONTree($0.value)) }).bytes
    let payload = String(decoding: texts, as: UTF8.self)
    if payload != "{}" { ios.append(.init("payload", .string(payload))) }
    return getuiBody([
      .init("settings", ["strategy": ["default": 1, "ios": 2]]),
      .init("push_message", ["transmission": .string(payload)]),
      .init("push_channel", ["ios": .object(ios)]),
    ])
  }

  private static func getuiBody(_ members: [JSONTree.Member]) -> [UInt8] {
    JSONTree.object(
      [.init("request_id", "belfry-dialect-1"), .init("audience", "all")] + members
    ).bytes
  }
}
