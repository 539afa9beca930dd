import Phone

/// The phones, in pages of 256, so that a change after a copy of the world costs one page and not all of them.
public struct Fleet: RandomAccessCollection, Sendable {
  private static let pageSize = 256

  private var pages: [[Device]]
  private var number: Int

  /// These phones.
  init(_ devices: [Device]) {
    pages = []
    number = 0
    for device in devices { append(device) }
  }

  /// Where the first phone stands.
  public var startIndex: Int { 0 }
  /// How many phones there are.
  public var endIndex: Int { number }

  /// The phone at `place`, which can be changed where it lies.
  public internal(set) subscript(place: Int) -> Device {
    // Inlined, so that a look at one property does not copy the whole phone.
    @inline(__always) get { pages[place / Self.pageSize][place % Self.pageSize] }
    _modify { yield &pages[place / Self.pageSize][place % Self.pageSize] }
  }

  /// Adds a phone behind the others.
  mutating func append(_ device: Device) {
    if number % Self.pageSize == 0 { pages.append([]) }
    pages[pages.count - 1].append(device)
    number += 1
  }
}

extension Fleet: Codable {
  /// Reads the phones.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Device].self))
  }

  /// Writes the phones.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pages.flatMap(\.self))
  }
}
