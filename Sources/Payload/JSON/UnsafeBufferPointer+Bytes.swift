extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes read `word`.
  @inline(__always)
  func spells(_ word: StaticString) -> Bool {
    hasSameBytes(as: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Whether both hold the same bytes; eight at a time, for `elementsEqual` goes one by one and is not specialised.
  @inline(__always)
  func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let (one, two) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var index = 0
    while index + 8 <= count {
      let (a, b) = (
        one.loadUnaligned(fromByteOffset: index, as: UInt64.self),
        two.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      )
      if a != b { return false }
      index += 8
    }
    while index < count {
      if self[index] != other[index] { return false }
      index += 1
    }
    return true
  }
}
