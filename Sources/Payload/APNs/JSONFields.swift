/// The members of one object sorted by known key, in one pass and without an allocation.
struct JSONFields<Keyword: JSONKeyword> {
  private let storage: JSONStorage
  /// The node of each known key's value; 0 is the root, so it can stand for "absent".
  private var nodes = InlineArray<24, UInt32>(repeating: 0)

  /// Sorts the members of `object`; of a key that occurs twice the last one counts, see `JSONDuplicate`.
  init(_ object: JSONValue) {
    storage = object.storage
    for member in object.members {
      guard let keyword = member.keyword(as: Keyword.self) else { continue }
      nodes[keyword.rawValue] = UInt32(member.index + 1)
    }
  }

  /// The fields of an object that is not there.
  init(noneIn document: JSONDocument) { storage = document.storage }

  /// The value of `keyword`, whatever its kind.
  func seen(_ keyword: Keyword) -> JSONValue? {
    let node = nodes[keyword.rawValue]
    return node == 0 ? nil : JSONValue(storage: storage, index: Int(node))
  }

  /// The value of `keyword`; null counts as absent.
  subscript(keyword: Keyword) -> JSONValue? {
    guard let value = seen(keyword), value.kind != .null else { return nil }
    return value
  }

  /// The text of `keyword`, if it is a string.
  func string(_ keyword: Keyword) -> String? { seen(keyword)?.string }
}

extension JSONMember {
  /// The known key that this key is, if it is one.
  func keyword<Keyword: JSONKeyword>(as type: Keyword.Type) -> Keyword? {
    storage.bytes.withUnsafeBufferPointer { bytes in
      let node = storage.nodes[index]
      guard node.hasEscapes else { return Keyword.keyword(UnsafeBufferPointer(rebasing: bytes[rawKeyRange])) }
      return JSONText.decodedBytes(of: node, in: bytes).withUnsafeBufferPointer { Keyword.keyword($0) }
    }
  }
}
