/// A key that a model knows; its raw values number the keys from 0, and `JSONFields` has room for 24.
protocol JSONKeyword: RawRepresentable<Int>, CaseIterable {
  /// The key spelt `name`.
  static func keyword(_ name: UnsafeBufferPointer<UInt8>) -> Self?
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes read `word`.
  func spells(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount
      && elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
