import Payload

/// One line of the receipts that Getui posts to a backend (docs.getui.com, server, receipt): JSON, three attempts on a
/// network failure, the answer ignored.
public struct ReceiptLine: Hashable, Codable, Sendable {
  /// `code` of a receipt line.
  public enum Code: Int, CaseIterable, Codable, Sendable {
    case done = 200
    case apnsFailed = 400
    case noUser = 401
    case inactive = 402
    case failed = 500
  }

  /// The app.
  public let appID: String
  /// The copy it is about.
  public let copy: CopyID
  /// What became of it.
  public let code: Code

  /// What the signature is made over, without the master secret at its end, which only the edge knows: MD5 in lower-case
  /// hex digits.
  public var signedText: String { appID + copy.client.text + copy.task.text + copy.message.text }

  /// The line without its line break.
  ///
  /// - Parameter sign: the signature; empty where no master secret is known.
  public func text(sign: String) -> [UInt8] {
    let line: JSONTree = [
      "appid": .string(appID), "cid": .string(copy.client.text), "taskid": .string(copy.task.text),
      "msgid": .string(copy.message.text), "code": .string(String(code.rawValue)),
      "desc": .string(description), "sign": .string(sign),
    ]
    return line.bytes
  }

  private var description: String {
    switch code {
    case .done: "success"
    case .apnsFailed: "apns failed"
    case .noUser: "user not found"
    case .inactive: "user inactive"
    case .failed: "error"
    }
  }
}
