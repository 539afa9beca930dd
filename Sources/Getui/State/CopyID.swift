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

  /// Appends the text form.
  func write(to bytes: inout [UInt8]) {
    task.write(to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    message.write(to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    client.write(to: &bytes)
  }

  /// `taskId:msgId:clientId`.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(108)
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
