import Payload

extension JPushMessage {
  /// The `userInfo` of `kJPFNetworkDidReceiveMessageNotification` as JSON (docs.jiguang.cn, iOS SDK API, custom
  /// messages); what the backend left out is absent.
  ///
  /// - Parameters:
  ///   - messageID: `msg_id`, which the app reads under `_j_msgid` from SDK 3.0.9 on.
  ///   - version: the SDK's; nil is the newest.
  public func userInfo(messageID: String, version: JPushVersion? = nil) -> [UInt8] {
    var members = [JSONTree.Member("content", .string(content))]
    if let title { members.append(.init("title", .string(title))) }
    if let contentType { members.append(.init("content_type", .string(contentType))) }
    if let rawExtras {
      members.append(.init("extras", .text(rawExtras)))
    } else if !extras.isEmpty {
      members.append(.init("extras", .object(extras.map { .init($0.name, .string($0.value)) })))
    }
    if version.map({ $0 >= .withoutToken }) ?? true {
      members.append(.init("_j_msgid", .string(messageID)))
    }
    return JSONTree.object(members).bytes
  }
}
