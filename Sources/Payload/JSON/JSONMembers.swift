/// The members of an object in the order of the text.
public struct JSONMembers: Sequence, Sendable {
  private let storage: JSONStorage
  private let range: Range<Int>

  init(of value: JSONValue) {
    storage = value.storage
    range = value.kind == .object ? value.index + 1..<Int(value.node.next) : 0..<0
  }

  /// Walks the members.
  public func makeIterator() -> Iterator {
    Iterator(storage: storage, index: range.lowerBound, end: range.upperBound)
  }

  /// A walk over members.
  public struct Iterator: IteratorProtocol {
    let storage: JSONStorage
    var index: Int
    let end: Int

    /// The next member.
    public mutating func next() -> JSONMember? {
      guard index < end else { return nil }
      defer { index = Int(storage.nodes[index + 1].next) }
      return JSONMember(storage: storage, index: index)
    }
  }
}
