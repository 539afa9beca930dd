/// The bytes of a document and the tape over them.
///
/// A class, so that a view of a value costs one reference; nothing in it ever changes.
final class JSONStorage: Sendable {
  let bytes: [UInt8]
  /// Values in the order of the text; an object holds key, value, key, value …
  let nodes: ContiguousArray<JSONNode>
  let duplicates: [JSONDuplicate]

  init(bytes: [UInt8], nodes: ContiguousArray<JSONNode>, duplicates: [JSONDuplicate]) {
    self.bytes = bytes
    self.nodes = nodes
    self.duplicates = duplicates
  }

  /// The text of the string at `index`; nil for other kinds.
  func string(at index: Int) -> String? {
    let node = nodes[index]
    guard node.kind == .string else { return nil }
    return bytes.withUnsafeBufferPointer { JSONText.string(of: node, in: $0) }
  }

  /// The whole number at `index`, its fraction cut off if that is wanted; nil for other kinds and what does not fit.
  func integer(at index: Int, cuttingFraction: Bool) -> Int? {
    let node = nodes[index]
    guard node.kind == .number else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      JSONNumber.integer(UnsafeBufferPointer(rebasing: bytes[node.range]), cuttingFraction: cuttingFraction)
    }
  }

  /// The number at `index`, rounded; nil for other kinds and beyond the range of `Double`.
  func double(at index: Int) -> Double? {
    let node = nodes[index]
    guard node.kind == .number, let value = Double(String(decoding: bytes[node.range], as: UTF8.self)) else {
      return nil
    }
    return value.isFinite ? value : nil
  }

  /// The truth value at `index`; nil for other kinds.
  func bool(at index: Int) -> Bool? {
    let node = nodes[index]
    return node.kind == .boolean ? bytes[Int(node.start)] == UInt8(ascii: "t") : nil
  }

  /// Where the last value under the key `name` of the object at `index` is; nil if it is no object or has no such key.
  func lastMember(_ name: StaticString, ofObject index: Int) -> Int? {
    guard nodes[index].kind == .object else { return nil }
    var found: Int?
    var key = index + 1
    while key < Int(nodes[index].next) {
      if withText(at: key, { $0.spells(name) }) { found = key + 1 }
      key = Int(nodes[key + 1].next)
    }
    return found
  }

  /// Gives `body` the bytes of the string at `index`, escapes undone.
  @inline(__always)
  func withText<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = nodes[index]
    return bytes.withUnsafeBufferPointer { bytes in
      if node.hasEscapes { return JSONText.decodedBytes(of: node, in: bytes).withUnsafeBufferPointer(body) }
      return body(UnsafeBufferPointer(rebasing: bytes[node.inner]))
    }
  }
}
