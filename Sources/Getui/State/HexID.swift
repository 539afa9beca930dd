import Phone

/// An id of 32 lower-case hex digits, the form of cids, message ids and the tail of task ids in public samples.
public struct HexID: Hashable, Codable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// The id for `number` among those of `purpose`.
  init(_ identifiers: Identifiers, purpose: UInt64, number: UInt64) {
    high = identifiers.bits(purpose, number)
    low = identifiers.bits(purpose + 1, number)
  }

  /// Reads 32 hex digits; nil for anything else.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, text.utf8.allSatisfy(Self.isHexDigit),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.dropFirst(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// Appends the 32 digits.
  func write(to bytes: inout [UInt8]) {
    Identifiers.write(high, to: &bytes)
    Identifiers.write(low, to: &bytes)
  }

  /// The 32 digits.
  public var text: String { Identifiers.hex(high) + Identifiers.hex(low) }

  /// Reads the digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = HexID(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no id of 32 hex digits")
    }
    self = id
  }

  /// Writes the digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
