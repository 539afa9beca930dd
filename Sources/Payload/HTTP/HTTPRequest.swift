/// A request as it came over the wire, with nothing judged yet.
public struct HTTPRequest: Hashable, Sendable {
  /// `POST`, `GET` …, as sent.
  public let method: String
  /// The path with its query, as sent.
  public let target: String
  /// The header fields in their order; names in lower case.
  public let fields: [HTTPField]
  /// The body, as received.
  public let body: [UInt8]

  /// A request.
  public init(method: String, target: String, fields: [HTTPField], body: [UInt8]) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body
    pathSize = target.utf8.prefix { $0 != UInt8(ascii: "?") }.count
  }

  /// The path without its query.
  public var path: Substring { target[..<pathEnd] }

  /// The query without its `?`; empty where there is none.
  public var query: Substring { Substring(target.utf8[pathEnd...].dropFirst()) }

  /// The path's bytes; every request is asked for its path several times.
  private let pathSize: Int

  private var pathEnd: String.Index { target.utf8.index(target.startIndex, offsetBy: pathSize) }

  /// The first value of the field `name`, given in lower case.
  public func value(of name: String) -> String? { fields.first { $0.name == name }?.value }
}
