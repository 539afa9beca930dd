/// The ids of one copy of a push for one client; `_gmid_` in what the app receives.
public struct CopyID: Hashable, Codable, Sendable {
  /// The REST push.
  public let task: TaskID
  /// The copy.
  public let message: HexID
  /// The client it is for.
  public let client: ClientID

  /// Ids.
  init(task: TaskID, message: HexID, client: ClientID) {
    self.task = task
    self.message = message
    self.client = client
  }

  /// Reads `taskId:msgId:clientId` (docs.getui.com, iOS SDK API, `GeTuiSdkDidReceiveSlience`); nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let task = TaskID(parts[0]), let message = HexID(parts[1]),
      let client = ClientID(parts[2])
    else { return nil }
    self.task = task
    self.message = message
    self.client = client
  }

  /// `taskId:msgId:clientId`.
  public var text: String { "\(task.text):\(message.text):\(client.text)" }
}
