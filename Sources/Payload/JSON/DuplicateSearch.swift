/// Finds keys that an object holds more than once, on the tape, while the reader is at it.
struct DuplicateSearch {
  let bytes: UnsafePointer<UInt8>
  let tape: UnsafeMutablePointer<JSONNode>

  /// Members up to which comparing every pair of signatures is cheaper than sorting keys.
  private static let pairwiseLimit = 24

  /// Another spelling of the same key may differ in every byte, so keys with escapes meet the slow comparison.
  private static let escapedKey: UInt32 = 0

  /// A number that equal keys share and unequal ones rarely do: length, first, middle and last byte.
  @inline(__always)
  static func signature(of key: JSONNode, in bytes: UnsafePointer<UInt8>) -> UInt32 {
    if key.hasEscapes { return escapedKey }
    let first = Int(key.start) + 1
    let count = Int(key.end) - 1 - first
    if count == 0 { return 1 }
    let ends = UInt32(bytes[first]) | UInt32(bytes[first + count - 1]) << 8
    return ends | UInt32(bytes[first + count / 2]) << 16 | UInt32(truncatingIfNeeded: count) << 24
  }

  /// Adds what the object at `index` holds more than once.
  @inline(never)
  func find(inObject index: Int, into duplicates: inout [JSONDuplicate]) {
    let count = Int(tape[index].detail)
    if count > Self.pairwiseLimit || isSuspect(object: index, count: count) {
      findBySorting(inObject: index, count: count, into: &duplicates)
    }
  }

  /// Whether two keys look alike. Nearly every object ends here, after a few dozen comparisons of numbers in a row.
  @inline(__always)
  private func isSuspect(object index: Int, count: Int) -> Bool {
    var signatures = InlineArray<24, UInt32>(repeating: 0)
    var key = index + 1
    for position in 0..<count {
      let signature = tape[key].detail
      if signature == Self.escapedKey { return true }
      for other in 0..<position where signatures[unchecked: other] == signature { return true }
      signatures[unchecked: position] = signature
      key = Int(tape[key + 1].next)
    }
    return false
  }

  /// Sorting keeps an object of many thousand keys, all made to look alike, from costing the square of them.
  private func findBySorting(inObject index: Int, count: Int, into duplicates: inout [JSONDuplicate]) {
    var keys: [(text: [UInt8], node: Int)] = []
    keys.reserveCapacity(count)
    var key = index + 1
    let read = UnsafeBufferPointer(start: bytes, count: Int(tape[index].end))
    while key < Int(tape[index].next) {
      keys.append((JSONText.decodedBytes(of: tape[key], in: read), key))
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
    duplicates += found.sorted { $0.first < $1.first }
  }
}
