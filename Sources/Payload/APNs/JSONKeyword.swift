/// A key that a model knows; its raw values number the keys from 0, and `JSONFields` has room for 24.
protocol JSONKeyword: RawRepresentable<Int>, CaseIterable {
  /// The key spelt `name`.
  static func keyword(_ name: UnsafeBufferPointer<UInt8>) -> Self?
}

extension JSONMember {
  /// The known key that this key is, if it is one.
  func keyword<Keyword: JSONKeyword>(as type: Keyword.Type) -> Keyword? {
    storage.withText(at: index) { Keyword.keyword($0) }
  }
}
