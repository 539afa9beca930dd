/// What Getui's `_gmid_` holds: `taskId:msgId:clientId`, the ids that its receipts need.
public struct GetuiMessageID: Hashable, Codable, Sendable {
  /// One REST push.
  public let taskID: String
  /// One copy of it for one client.
  public let messageID: String
  /// The client, `cid`.
  public let clientID: String

  /// Nil if `text` is not three parts with something in each.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    taskID = String(parts[0])
    messageID = String(parts[1])
    clientID = String(parts[2])
  }
}
