/// Finds keys that an object holds more than once.
enum DuplicateSearch {
  /// Members up to which comparing every pair of signatures is cheaper than sorting keys.
  private static let pairwiseLimit = 24

  /// Another spelling of the same key may differ in every byte, so keys with escapes meet the slow comparison.
  private static let escapedKey: UInt32 = 0

  /// A number that equal keys share and unequal ones rarely do: length, first and last four bytes. Never `escapedKey`.
  @inline(__always)
  static func signature(of key: JSONNode, in bytes: UnsafePointer<UInt8>) -> UInt32 {
    if key.hasEscapes { return escapedKey }
    let length = key.end &- key.start
    guard length >= 6 else { return signature(ofShort: key, in: bytes) }
    let text = UnsafeRawPointer(bytes)
    let head = text.loadUnaligned(fromByteOffset: Int(key.start) &+ 1, as: UInt32.self)
    let tail = text.loadUnaligned(fromByteOffset: Int(key.end) &- 5, as: UInt32.self)
    return (head ^ (tail &<< 13 | tail &>> 19)) &+ length | 1
  }

  /// A key of up to three bytes is its own signature.
  private static func signature(ofShort key: JSONNode, in bytes: UnsafePointer<UInt8>) -> UInt32 {
    var signature = key.end &- key.start
    for place in key.inner { signature = signature &<< 8 | UInt32(bytes[place]) }
    return signature &<< 1 | 1
  }

  /// Whether two keys of the object at `index` look alike. Nearly every object ends here, after a few dozen comparisons
  /// of numbers that lie in a row.
  @inline(never)
  static func isSuspect(object index: Int, on tape: UnsafePointer<JSONNode>) -> Bool {
    let count = Int(tape[index].detail)
    guard count <= pairwiseLimit else { return true }
    var signatures = InlineArray<24, UInt32>(repeating: escapedKey)
    var key = index + 1
    for position in 0..<count {
      let signature = tape[key].detail
      if signature == escapedKey { return true }
      for other in 0..<position where signatures[unchecked: other] == signature { return true }
      signatures[unchecked: position] = signature
      key = Int(tape[key &+ 1].next)
    }
    return false
  }

  /// The duplicates of all objects on `tape`, in the order of the text.
  static func all(on tape: UnsafeBufferPointer<JSONNode>, in bytes: UnsafeBufferPointer<UInt8>)
    -> [JSONDuplicate]
  {
    var found: [JSONDuplicate] = []
    for index in tape.indices where tape[index].kind == .object && tape[index].detail > 1 {
      found += duplicates(inObject: index, on: tape, in: bytes)
    }
    return found
  }

  /// Sorting keeps an object of many thousand keys, all made to look alike, from costing the square of them.
  private static func duplicates(
    inObject index: Int, on tape: UnsafeBufferPointer<JSONNode>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [JSONDuplicate] {
    var keys: [(text: [UInt8], node: Int)] = []
    keys.reserveCapacity(Int(tape[index].detail))
    var key = index + 1
    while key < Int(tape[index].next) {
      keys.append((JSONText.decodedBytes(of: tape[key], in: bytes), key))
      key = Int(tape[key + 1].next)
    }
    keys.sort { ($0.text == $1.text) ? $0.node < $1.node : $0.text.lexicographicallyPrecedes($1.text) }
    var found: [JSONDuplicate] = []
    var start = 0
    for position in 1...keys.count where position == keys.count || keys[position].text != keys[start].text {
      if position - start > 1 {
        found.append(
          JSONDuplicate(
            object: index, first: keys[start].node, last: keys[position - 1].node, count: position - start))
      }
      start = position
    }
    return found.sorted { $0.first < $1.first }
  }
}
