extension JSONReader {
  /// Members up to which comparing every pair is cheaper than sorting.
  private static let pairwiseLimit = 24

  /// A number that equal keys share and unequal ones rarely do: its length mixed with its first and last bytes.
  func signature(ofKey index: Int) -> UInt32 {
    let node = nodes[index]
    // Another spelling of the same key may differ in every byte, so such keys all meet the slow comparison.
    if node.hasEscapes { return JSONReader.escapedKey }
    let first = Int(node.start) + 1
    let count = Int(node.end) - 1 - first
    if count == 0 { return 1 }
    let middle = UInt32(bytes[first + count / 2])
    let ends = UInt32(bytes[first]) | UInt32(bytes[first + count - 1]) << 8 | middle << 16
    return ends &* 31 &+ UInt32(truncatingIfNeeded: count) &+ 2
  }

  private static let escapedKey: UInt32 = 0

  /// Finds the keys that the object at `index` holds more than once.
  mutating func findDuplicates(inObject index: Int) {
    let count = Int(nodes[index].detail)
    if count <= JSONReader.pairwiseLimit {
      findDuplicatesByPairs(inObject: index)
    } else {
      findDuplicatesBySorting(inObject: index, count: count)
    }
  }

  private mutating func findDuplicatesByPairs(inObject index: Int) {
    let end = Int(nodes[index].next)
    let known = duplicates.count
    var key = index + 1
    while key < end {
      var other = Int(nodes[key + 1].next)
      var last = key
      var count = 1
      while other < end {
        if mayBeEqual(key, other), isSameKey(key, other) {
          last = other
          count += 1
        }
        other = Int(nodes[other + 1].next)
      }
      // Three of a kind are met again from the second on; the first pass has told them all.
      if count > 1, !duplicates[known...].contains(where: { $0.last == last }) {
        duplicates.append(JSONDuplicate(object: index, first: key, last: last, count: count))
      }
      key = Int(nodes[key + 1].next)
    }
  }

  private func mayBeEqual(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (nodes[one].detail, nodes[other].detail)
    return a == b || a == JSONReader.escapedKey || b == JSONReader.escapedKey
  }

  /// Sorting keeps an object of many thousand keys, all made to look alike, from costing the square of them.
  private mutating func findDuplicatesBySorting(inObject index: Int, count: Int) {
    var keys: [(text: [UInt8], node: Int)] = []
    keys.reserveCapacity(count)
    var key = index + 1
    while key < Int(nodes[index].next) {
      keys.append((JSONText.decodedBytes(of: nodes[key], in: bytes), key))
      key = Int(nodes[key + 1].next)
    }
    keys.sort { ($0.text == $1.text) ? $0.node < $1.node : $0.text.lexicographicallyPrecedes($1.text) }
    var start = 0
    for position in 1...keys.count where position == keys.count || keys[position].text != keys[start].text {
      if position - start > 1 {
        duplicates.append(
          JSONDuplicate(
            object: index, first: keys[start].node, last: keys[position - 1].node, count: position - start))
      }
      start = position
    }
  }

  private func isSameKey(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (nodes[one], nodes[other])
    if a.hasEscapes || b.hasEscapes {
      return JSONText.decodedBytes(of: a, in: bytes) == JSONText.decodedBytes(of: b, in: bytes)
    }
    return a.range.count == b.range.count
      && UnsafeBufferPointer(rebasing: bytes[a.range]).elementsEqual(
        UnsafeBufferPointer(rebasing: bytes[b.range]))
  }
}
