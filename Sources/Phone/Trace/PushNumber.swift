/// The delivery number: all callbacks of one push share it. Counted from 1, never reused; commands write it `#12`.
public struct PushNumber: Hashable, Codable, Sendable, Comparable {
  /// The number.
  public let value: Int

  /// Delivery number `value`.
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
  public static func < (a: PushNumber, b: PushNumber) -> Bool { a.value < b.value }
}
