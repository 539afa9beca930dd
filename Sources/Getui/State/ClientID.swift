import Phone

/// The cid: what Getui calls the app on one device, and the address of every push.
public struct ClientID: Hashable, Codable, Sendable {
  private let id: HexID

  /// The cid that the service hands out as its `number`th.
  init(_ identifiers: Identifiers, number: UInt64) {
    id = HexID(identifiers, purpose: 0x4754_0001, number: number)
  }

  /// Reads 32 hex digits; nil for anything else.
  public init?(_ text: some StringProtocol) {
    guard let id = HexID(text) else { return nil }
    self.id = id
  }

  /// Appends the 32 digits.
  func write(to bytes: inout [UInt8]) { id.write(to: &bytes) }

  /// The 32 digits.
  public var text: String { id.text }

  /// Reads the digits.
  public init(from decoder: any Decoder) throws { id = try HexID(from: decoder) }

  /// Writes the digits.
  public func encode(to encoder: any Encoder) throws { try id.encode(to: encoder) }
}
