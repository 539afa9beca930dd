import Phone

/// The id that JPush gives a device and app when they first register: 19 hex digits, the third a 1 on iOS.
///
/// The form is what public samples show (docs.jiguang.cn, github.com/jpush issues); no page states it.
public struct RegistrationID: Hashable, Codable, Sendable {
  /// The leading three digits.
  private let head: UInt16
  /// The sixteen digits after them.
  private let tail: UInt64

  /// The id that the service hands out as its `number`th.
  public init(_ identifiers: Identifiers, number: UInt64) {
    let bits = identifiers.bits(0x4A50_0001, number)
    // The first digit of every public sample is a 1; the third tells iOS from Android.
    head = 0x101 | UInt16(truncatingIfNeeded: bits & 0xF) << 4
    tail = identifiers.bits(0x4A50_0002, number)
  }

  /// Reads 19 hex digits; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == 19, text.utf8.allSatisfy(Self.isHexDigit),
      let head = UInt16(text.prefix(3), radix: 16), let tail = UInt64(text.dropFirst(3), radix: 16)
    else { return nil }
    self.head = head
    self.tail = tail
  }

  /// The 19 digits, in lower case.
  public var text: String {
    let front = String(head, radix: 16)
    return String(repeating: "0", count: 3 - front.count) + front + Identifiers.hex(tail)
  }

  /// Reads the 19 digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = RegistrationID(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no registration ID")
    }
    self = id
  }

  /// Writes the 19 digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
