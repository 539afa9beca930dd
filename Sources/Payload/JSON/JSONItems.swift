/// The items of an array.
public struct JSONItems: Sequence, Sendable {
  private let storage: JSONStorage
  private let range: Range<Int>

  init(of value: JSONValue) {
    storage = value.storage
    range = value.kind == .array ? value.index + 1..<Int(value.node.next) : 0..<0
  }

  /// Walks the items.
  public func makeIterator() -> Iterator {
    Iterator(storage: storage, index: range.lowerBound, end: range.upperBound)
  }

  /// A walk over items.
  public struct Iterator: IteratorProtocol {
    let storage: JSONStorage
    var index: Int
    let end: Int

    /// The next item.
    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      defer { index = Int(storage.nodes[index].next) }
      return JSONValue(storage: storage, index: index)
    }
  }
}
