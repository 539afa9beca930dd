extension JPushMessage {
  /// The `userInfo` of `kJPFNetworkDidReceiveMessageNotification` as JSON (docs.jiguang.cn, iOS SDK API, custom
  /// messages); what the backend left out is absent.
  ///
  /// - Parameter messageID: `msg_id`, which the app reads under `_j_msgid` from SDK 3.0.9 on.
  public func userInfo(messageID: String) -> [UInt8] {
    var members = ["\"content\":" + Self.quoted(content)]
    if let title { members.append("\"title\":" + Self.quoted(title)) }
    if let contentType { members.append("\"content_type\":" + Self.quoted(contentType)) }
    if !extras.isEmpty {
      let pairs = extras.map { Self.quoted($0.name) + ":" + Self.quoted($0.value) }
      members.append("\"extras\":{" + pairs.joined(separator: ",") + "}")
    }
    members.append("\"_j_msgid\":" + Self.quoted(messageID))
    return Array(("{" + members.joined(separator: ",") + "}").utf8)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
