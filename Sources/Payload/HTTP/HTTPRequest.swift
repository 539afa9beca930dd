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
  }

  /// The path without its query.
  public var path: Substring { target[..<pathEnd] }

  /// The query without its `?`; empty where there is none.
  public var query: Substring { Substring(target.utf8[pathEnd...].dropFirst()) }

  private var pathEnd: String.Index { target.utf8.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex }

  /// The first value of the field `name`, given in lower case.
  public func value(of name: String) -> String? { fields.first { $0.name == name }?.value }
}
