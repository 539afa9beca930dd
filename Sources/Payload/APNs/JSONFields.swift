/// The members of one object sorted by known key, in one pass and without an allocation.
struct JSONFields<Keyword: JSONKeyword> {
  let storage: JSONStorage
  /// The node of each known key's value; 0 is the root, so it can stand for "absent".
  private var nodes = InlineArray<24, UInt32>(repeating: 0)

  /// Sorts the members of `object`; of a key that occurs twice the last one counts, see `JSONDuplicate`.
  init(_ object: JSONValue) {
    self.init(object: object.index, in: object.storage)
  }

  /// Sorts the members of the object at `index`, if one is there.
  @inline(__always)
  init(object index: Int?, in storage: JSONStorage) {
    self.storage = storage
    guard let index, storage.nodes[index].kind == .object else { return }
    let end = Int(storage.nodes[index].next)
    var key = index + 1
    while key < end {
      if let keyword = storage.withText(at: key, { Keyword.keyword($0) }) {
        nodes[keyword.rawValue] = UInt32(truncatingIfNeeded: key + 1)
      }
      key = Int(storage.nodes[key + 1].next)
    }
  }

  /// Where the value of `keyword` is on the tape; null counts as absent.
  @inline(__always)
  func index(_ keyword: Keyword) -> Int? {
    let index = Int(nodes[keyword.rawValue])
    return index == 0 || storage.nodes[index].kind == .null ? nil : index
  }

  /// The value of `keyword`, whatever its kind.
  func seen(_ keyword: Keyword) -> JSONValue? {
    let index = Int(nodes[keyword.rawValue])
    return index == 0 ? nil : JSONValue(storage: storage, index: index)
  }

  /// The value of `keyword`; null counts as absent.
  subscript(keyword: Keyword) -> JSONValue? {
    guard let index = index(keyword) else { return nil }
    return JSONValue(storage: storage, index: index)
  }

  /// What the value of `keyword` is; nil if it is absent or null.
  @inline(__always)
  func kind(_ keyword: Keyword) -> JSONKind? {
    guard let index = index(keyword) else { return nil }
    return storage.nodes[index].kind
  }

  /// The text of `keyword`, if it is a string.
  @inline(__always)
  func string(_ keyword: Keyword) -> String? {
    guard let index = index(keyword) else { return nil }
    return storage.string(at: index)
  }

  /// The number of `keyword`, if it is whole.
  func integer(_ keyword: Keyword) -> Int? {
    guard let index = index(keyword) else { return nil }
    return storage.integer(at: index, cuttingFraction: false)
  }

  /// The number of `keyword`, its fraction cut off.
  func integerCut(_ keyword: Keyword) -> Int? {
    guard let index = index(keyword) else { return nil }
    return storage.integer(at: index, cuttingFraction: true)
  }

  /// The number of `keyword`, rounded.
  func double(_ keyword: Keyword) -> Double? {
    guard let index = index(keyword) else { return nil }
    return storage.double(at: index)
  }

  /// The truth value of `keyword`.
  func bool(_ keyword: Keyword) -> Bool? {
    guard let index = index(keyword) else { return nil }
    return storage.bool(at: index)
  }
}
