import Phone

/// The id of one REST push: `RASL_0815_` and 32 hex digits (docs.getui.com, REST v2, push).
public struct TaskID: Hashable, Codable, Sendable {
  /// Whom a task addresses; the prefix tells.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// One client.
    case single = "RASS"
    /// A list of clients.
    case list = "RASL"
    /// All clients, or all that match a condition.
    case app = "RASA"
  }

  /// Whom it addresses.
  public let kind: Kind
  private let date: UInt16
  private let id: HexID

  /// The task that the service accepts as its `number`th, on the day that Beijing has at `moment`.
  init(_ identifiers: Identifiers, kind: Kind, number: UInt64, at moment: Instant) {
    let day = CivilTime(moment)
    self.kind = kind
    date = UInt16(day.month * 100 + day.day)
    id = HexID(identifiers, purpose: 0x4754_0003, number: number)
  }

  /// Reads the text form; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 3, let kind = Kind(rawValue: String(parts[0])), parts[1].utf8.count == 4,
      let date = UInt16(parts[1]), date <= 1231, let id = HexID(parts[2])
    else { return nil }
    self.kind = kind
    self.date = date
    self.id = id
  }

  /// Appends the text form.
  func write(to bytes: inout [UInt8]) {
    bytes += kind.rawValue.utf8
    bytes.append(UInt8(ascii: "_"))
    for place in [1000, 100, 10, 1] { bytes.append(UInt8(ascii: "0") + UInt8(Int(date) / place % 10)) }
    bytes.append(UInt8(ascii: "_"))
    id.write(to: &bytes)
  }

  /// The text form.
  public var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(42)
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the text form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = TaskID(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no task id")
    }
    self = id
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
