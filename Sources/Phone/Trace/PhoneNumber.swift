/// Which simulated phone, counted from 1; commands write it `@1`.
public struct PhoneNumber: Hashable, Codable, Sendable, Comparable {
  /// The number.
  public let value: Int

  /// Phone number `value`.
  public init(_ value: Int) { self.value = value }

  /// Reads the bare number.
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Writes the bare number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// The order of numbers.
  public static func < (a: PhoneNumber, b: PhoneNumber) -> Bool { a.value < b.value }
}
