import Phone

/// The newest pushes in the order in which they were accepted.
struct MessageBook: Sendable {
  /// The most pushes that are remembered; older ones go long before the vendor's month.
  static let most = 10_000

  private var records: [MessageRecord] = []
  /// How many were let go of; places count on.
  private var gone = 0
  private var places: [String: Int] = [:]

  /// The push with this id.
  subscript(id: String) -> MessageRecord? { places[id].map { records[$0 - gone] } }

  /// Takes in a push; once there are too many, a quarter of them goes.
  mutating func add(_ record: MessageRecord) {
    places[record.id] = records.count + gone
    records.append(record)
    guard records.count > Self.most else { return }
    let count = Self.most / 4
    for old in records.prefix(count) { places[old.id] = nil }
    records.removeFirst(count)
    gone += count
  }

  /// Changes a push where it lies; nil if it is not known.
  @discardableResult
  mutating func update<Result>(_ id: String, _ body: (inout MessageRecord) -> Result) -> Result? {
    guard let place = places[id] else { return nil }
    return body(&records[place - gone])
  }
}

extension MessageBook: Codable {
  /// Reads the pushes; what finds them is made anew.
  init(from decoder: any Decoder) throws {
    for record in try decoder.singleValueContainer().decode([MessageRecord].self) { add(record) }
  }

  /// Writes the pushes.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(records)
  }
}
