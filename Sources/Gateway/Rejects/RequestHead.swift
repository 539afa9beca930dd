import Payload

/// The beginning of a request of HTTP/1.1, read as far as it can be: it may be no request at all.
struct RequestHead {
  /// Bytes that are kept of a request until it is whole.
  static let most = 2048
  /// Bytes of a first line that says nothing.
  private static let longestLine = 256

  private(set) var bytes: [UInt8] = []

  /// Whether more of it would be kept.
  var room: Int { Self.most - bytes.count }

  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Method, target and fields; a first line that has no method is the target, so that it can be seen.
  var request: HTTPRequest {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
    }
    guard let first = lines.first else { return Rejection.unknown }
    let words = first.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    let fields = lines.dropFirst().prefix { !$0.isEmpty }.compactMap(Self.field)
    guard words.count > 1, let method = words.first, method.utf8.allSatisfy(Self.isToken) else {
      let line = String(decoding: first.prefix(Self.longestLine), as: UTF8.self)
      return HTTPRequest(method: "", target: line, fields: fields, body: [])
    }
    return HTTPRequest(method: method, target: words[1], fields: fields, body: [])
  }

  /// Whether the answer is to have a body (RFC 9110, 9.3.2).
  var isHead: Bool { bytes.starts(with: "HEAD ".utf8) }

  private static func field(_ line: ArraySlice<UInt8>) -> HTTPField? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return nil }
    let value = String(decoding: line[(colon + 1)...], as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    return HTTPField(String(decoding: line[..<colon], as: UTF8.self), String(value))
  }

  /// Letters and digits, and the signs that a method may have (RFC 9110, 5.6.2).
  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
