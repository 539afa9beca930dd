/// Ids out of a backend's own database, each with the id that Belfry's service knows the same device by.
public struct AdoptedIDs<Own: Hashable & Codable & Sendable>: Sendable {
  /// Ids that are kept at most; the oldest goes first.
  public static var limit: Int { 1024 }

  private struct Entry: Codable {
    var foreign: String
    var own: Own
  }

  private var entries: [Entry] = []
  private var owners: [String: Own] = [:]

  /// No ids.
  public init() {}

  /// The id that stands behind `foreign`; nil if nobody has adopted it.
  public subscript(foreign: String) -> Own? { owners.isEmpty ? nil : owners[foreign] }

  /// From now on `foreign` means `own`.
  public mutating func adopt(_ foreign: String, as own: Own) {
    if owners.updateValue(own, forKey: foreign) != nil { entries.removeAll { $0.foreign == foreign } }
    if entries.count == Self.limit { owners[entries.removeFirst().foreign] = nil }
    entries.append(Entry(foreign: foreign, own: own))
  }
}

extension AdoptedIDs: Codable {
  /// Reads the ids; what finds them is made anew, so that equal books have equal bytes.
  public init(from decoder: any Decoder) throws {
    entries = try decoder.singleValueContainer().decode([Entry].self)
    for entry in entries { owners[entry.foreign] = entry.own }
  }

  /// Writes the ids, oldest first.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(entries)
  }
}
