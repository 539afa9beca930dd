/// An answer as it goes over the wire.
public struct HTTPReply: Hashable, Sendable {
  /// The status.
  public let status: Int
  /// The header fields in their order.
  public let fields: [HTTPField]
  /// The body; empty where there is none.
  public let body: [UInt8]

  /// An answer.
  public init(status: Int, fields: [HTTPField] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }
}
