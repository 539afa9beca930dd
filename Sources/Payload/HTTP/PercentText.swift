/// Percent-encoded text of a path or a query (RFC 3986, 2.1).
public enum PercentText {
  /// The text that `encoded` stands for.
  ///
  /// Clients disagree on encoding: raw UTF-8 passes through, and so does a `%` that no two hex digits follow. Nil if
  /// the bytes are no UTF-8.
  public static func decode(_ encoded: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.utf8.count)
    var rest = Array(encoded.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first, let low = rest.dropFirst().first,
        let upper = HexDigit.value(high), let lower = HexDigit.value(low)
      {
        bytes.append(UInt8(upper << 4 | lower))
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension HTTPRequest {
  /// The parts of the path between its slashes, decoded; a slash at the end adds none. Nil if one is no UTF-8.
  public var pathParts: [String]? {
    var parts: [String] = []
    for part in path.split(separator: "/") {
      guard let text = PercentText.decode(part) else { return nil }
      parts.append(text)
    }
    return parts
  }

  /// The first value of the query's field `name`, decoded as forms are: a `+` is a space (WHATWG, URL,
  /// application/x-www-form-urlencoded). Nil if there is none.
  public func formValue(of name: String) -> String? {
    let spaced = target.replacing("+", with: "%20")
    return HTTPRequest(method: method, target: spaced, fields: [], body: []).queryValue(of: name)
  }

  /// The first value of the query's field `name`, decoded; nil if there is none.
  public func queryValue(of name: String) -> String? {
    for field in query.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if let key = parts.first, PercentText.decode(key) == name {
        return parts.count == 2 ? PercentText.decode(parts[1]) : ""
      }
    }
    return nil
  }
}
