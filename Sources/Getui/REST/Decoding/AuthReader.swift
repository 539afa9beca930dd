/// Reads the body of `/auth` and of v1's `/auth_sign`.
enum AuthReader {
  static func operation(_ body: RequestObject) throws(GetuiRefusal) -> GetuiOperation {
    let key = try body.requiredText("appkey")
    _ = try body.requiredText("sign")
    return .authenticate(appKey: key, timestamp: try timestamp(body))
  }

  /// 13 digits, as a string or, from the Java client, as a number.
  private static func timestamp(_ body: RequestObject) throws(GetuiRefusal) -> Int {
    guard let value = body["timestamp"] else { throw GetuiRefusal(.missing("timestamp")) }
    let text = value.string ?? value.numberText ?? ""
    guard value.kind == .string || value.kind == .number else { throw GetuiRefusal(.type("timestamp")) }
    guard text.utf8.count == 13, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text)
    else { throw GetuiRefusal(.invalid("timestamp")) }
    return number
  }
}
