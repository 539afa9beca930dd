/// Reads JSON as RFC 8259 defines it, strictly, and writes the tape.
///
/// It makes no text and no tree: on the way of every push the cost is one pass over the bytes and one allocation.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var at = 0
  var nodes: ContiguousArray<JSONNode> = []
  var duplicates: [JSONDuplicate] = []
  /// The node of the innermost container still open.
  private var open = JSONReader.none
  private var depth = 0

  /// Stands for "no container": the document's own level.
  private static let none = UInt32.max

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A push has a node about every seven bytes; a denser text makes the tape grow once or twice.
    nodes.reserveCapacity(bytes.count / 6 + 8)
  }

  /// Reads the one value that the bytes must hold.
  mutating func read() throws(JSONFault) {
    var slot = JSONFault.Slot.start
    repeat {
      let opened = try readValue(slot)
      if opened {
        slot = isInObject ? .colon : .openingBracket
      } else {
        slot = try readAfterValue()
      }
    } while open != JSONReader.none || nodes.isEmpty
    skipSpace()
    if at < bytes.count { throw JSONFault(.textAfterEnd, at: at) }
  }

  private var isInObject: Bool { nodes[Int(open)].kind == .object }

  /// Reads a value from its first byte. Says true if it opened a container whose first value is due next.
  private mutating func readValue(_ slot: JSONFault.Slot) throws(JSONFault) -> Bool {
    skipSpace()
    guard at < bytes.count else { throw JSONFault(.value(after: slot), at: at) }
    switch bytes[at] {
    case UInt8(ascii: "\""): _ = try readString()
    case UInt8(ascii: "{"): return try openObject()
    case UInt8(ascii: "["): return try openArray()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "t"): try readWord("true", .boolean)
    case UInt8(ascii: "f"): try readWord("false", .boolean)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: throw JSONFault(.value(after: slot), at: at)
    }
    return false
  }

  /// Closes what ends here and steps over the comma to the next value, past the key if it has one.
  private mutating func readAfterValue() throws(JSONFault) -> JSONFault.Slot {
    while open != JSONReader.none {
      nodes[Int(open)].detail += 1
      skipSpace()
      let inObject = isInObject
      guard at < bytes.count else { throw JSONFault(.comma(inObject: inObject), at: at) }
      switch bytes[at] {
      case UInt8(ascii: ","):
        at += 1
        guard inObject else { return .comma }
        try readKey(afterComma: true)
        return .colon
      case UInt8(ascii: "}") where inObject, UInt8(ascii: "]") where !inObject: close()
      default: throw JSONFault(.comma(inObject: inObject), at: at)
      }
    }
    return .start
  }

  private mutating func openObject() throws(JSONFault) -> Bool {
    try push(.object)
    skipSpace()
    if at < bytes.count, bytes[at] == UInt8(ascii: "}") {
      close()
      return false
    }
    try readKey(afterComma: false)
    return true
  }

  private mutating func openArray() throws(JSONFault) -> Bool {
    try push(.array)
    skipSpace()
    if at < bytes.count, bytes[at] == UInt8(ascii: "]") {
      close()
      return false
    }
    return true
  }

  private mutating func push(_ kind: JSONKind) throws(JSONFault) {
    guard depth < JSONDocument.depthLimit else { throw JSONFault(.tooDeep, at: at) }
    depth += 1
    nodes.append(JSONNode(kind: kind, start: UInt32(at), end: 0, next: open))
    open = UInt32(nodes.count - 1)
    at += 1
  }

  private mutating func close() {
    at += 1
    depth -= 1
    let index = Int(open)
    open = nodes[index].next
    nodes[index].next = UInt32(nodes.count)
    nodes[index].end = UInt32(at)
    if nodes[index].kind == .object, nodes[index].detail > 1 { findDuplicates(inObject: index) }
  }

  private mutating func readKey(afterComma: Bool) throws(JSONFault) {
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
      throw JSONFault(.key(afterComma: afterComma), at: at)
    }
    let index = try readString()
    nodes[index].detail = signature(ofKey: index)
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { throw JSONFault(.colon, at: at) }
    at += 1
  }

  mutating func append(_ kind: JSONKind, from start: Int, hasEscapes: Bool = false) {
    nodes.append(
      JSONNode(
        kind: kind, hasEscapes: hasEscapes, start: UInt32(start), end: UInt32(at),
        next: UInt32(nodes.count + 1)))
  }

  private mutating func skipSpace() {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): at += 1
      default: return
      }
    }
  }
}
