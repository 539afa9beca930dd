/// The tags of one device, in a fixed order, so that equal worlds have equal bytes.
public struct TagSet: Hashable, Sendable {
  /// The tags, sorted.
  public private(set) var sorted: [String]

  /// The different tags among `tags`.
  public init(_ tags: [String] = []) { sorted = Set(tags).sorted() }

  /// How many there are.
  public var count: Int { sorted.count }

  /// Their UTF-8 bytes together.
  public var bytes: Int { sorted.reduce(0) { $0 + $1.utf8.count } }

  /// Whether `tag` is one of them.
  public func contains(_ tag: String) -> Bool {
    let place = sorted.partitioningIndex { $0 >= tag }
    return place < sorted.count && sorted[place] == tag
  }

  /// These and `more`.
  public func union(_ more: [String]) -> TagSet { TagSet(sorted + more) }

  /// These without `others`.
  public func subtracting(_ others: [String]) -> TagSet {
    let gone = Set(others)
    var left = self
    left.sorted.removeAll(where: gone.contains)
    return left
  }
}

extension TagSet: Codable {
  /// Reads the bare list.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([String].self))
  }

  /// Writes the bare list.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(sorted)
  }
}

extension Array {
  /// The first index whose element `belongs` to the upper part.
  fileprivate func partitioningIndex(_ belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
