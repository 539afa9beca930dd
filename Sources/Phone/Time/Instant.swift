/// A moment of world time.
public struct Instant: Hashable, Comparable, Codable, Sendable {
  /// Microseconds since 1970-01-01 00:00 UTC.
  public var microseconds: Int64

  /// The moment `microseconds` after 1970-01-01 00:00 UTC.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// Reads the bare number.
  public init(from decoder: any Decoder) throws {
    microseconds = try decoder.singleValueContainer().decode(Int64.self)
  }

  /// Writes the bare number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(microseconds)
  }

  /// Which of two moments is earlier.
  public static func < (a: Instant, b: Instant) -> Bool { a.microseconds < b.microseconds }

  /// This moment moved by `span`; a sum that no longer fits stays at the last moment there is.
  public func moved(byMicroseconds span: Int64) -> Instant {
    let (sum, overflow) = microseconds.addingReportingOverflow(span)
    return Instant(microseconds: overflow ? (span < 0 ? .min : .max) : sum)
  }

  /// This moment, `milliseconds` later.
  public func after(milliseconds: Int64) -> Instant { moved(byMicroseconds: milliseconds * 1000) }
}
