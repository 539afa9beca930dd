/// Reads JSON as RFC 8259 defines it, strictly, and writes the tape.
///
/// It makes no text and no tree: what it costs is one pass over the bytes. It is on the way of every push, so it works
/// on plain memory that the document lends it, and its small steps are inlined.
struct JSONReader {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  private let tape: UnsafeMutablePointer<JSONNode>
  var at = 0
  /// Nodes on the tape.
  private(set) var count = 0
  var duplicates: [JSONDuplicate] = []
  /// The node of the innermost container still open, or `none`.
  private var open = JSONReader.none
  private var depth = 0

  private static let none = -1

  /// Nodes that a text of `size` bytes can make before it ends or is refused.
  ///
  /// A node and what parts it from the next take two bytes; only brackets that are still open do with one.
  static func capacity(for size: Int) -> Int { size / 2 + JSONDocument.depthLimit + 2 }

  /// Reads `bytes`, which must not be empty, onto `tape`, which must have room for `capacity(for:)` nodes.
  init(_ bytes: UnsafePointer<UInt8>, count: Int, tape: UnsafeMutablePointer<JSONNode>) {
    self.bytes = bytes
    end = count
    self.tape = tape
  }

  /// Reads the one value that the bytes must hold.
  mutating func read() throws(JSONFault) {
    var slot = JSONFault.Slot.start
    repeat {
      if slot == .key || slot == .firstKey { try readKey(isFirst: slot == .firstKey) }
      if let opened = try readValue(slot) {
        slot = opened
      } else {
        slot = try readAfterValue()
      }
    } while open != JSONReader.none
    skipSpace()
    if at < end { throw JSONFault(.textAfterEnd, at: at) }
  }

  /// Reads a value from its first byte. A container is only opened: then it says what is due in it.
  @inline(__always)
  private mutating func readValue(_ slot: JSONFault.Slot) throws(JSONFault) -> JSONFault.Slot? {
    skipSpace()
    guard at < end else { throw JSONFault(.value(in: slot), at: at) }
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try openContainer(byte == UInt8(ascii: "{") ? .object : .array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "t"): try readWord("true", .boolean)
    case UInt8(ascii: "f"): try readWord("false", .boolean)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: throw JSONFault(.value(in: slot), at: at)
    }
    return nil
  }

  /// Closes what ends here and steps over the comma to the next key or value.
  @inline(__always)
  private mutating func readAfterValue() throws(JSONFault) -> JSONFault.Slot {
    while open != JSONReader.none {
      tape[open].detail &+= 1
      skipSpace()
      let inObject = tape[open].kind == .object
      guard at < end else { throw JSONFault(.comma(inObject: inObject), at: at) }
      let byte = bytes[at]
      if byte == UInt8(ascii: ",") {
        at += 1
        return inObject ? .key : .item
      }
      // The closing bracket lies two after the opening one: `{` `}` and `[` `]`.
      guard byte == bytes[Int(tape[open].start)] + 2 else {
        throw JSONFault(.comma(inObject: inObject), at: at)
      }
      close()
    }
    return .start
  }

  @inline(__always)
  private mutating func openContainer(_ kind: JSONKind) throws(JSONFault) -> JSONFault.Slot? {
    guard depth < JSONDocument.depthLimit else { throw JSONFault(.tooDeep, at: at) }
    depth += 1
    let closing = bytes[at] + 2
    (tape + count).initialize(
      to: JSONNode(
        kind: kind, start: UInt32(truncatingIfNeeded: at), end: 0, next: UInt32(truncatingIfNeeded: open)))
    open = count
    count += 1
    at += 1
    skipSpace()
    guard at < end, bytes[at] == closing else { return kind == .object ? .firstKey : .firstItem }
    // What follows counts the value before the bracket, and here there is none.
    tape[open].detail = UInt32.max
    return nil
  }

  @inline(__always)
  private mutating func close() {
    at += 1
    depth -= 1
    let index = open
    open = Int(Int32(truncatingIfNeeded: tape[index].next))
    tape[index].next = UInt32(truncatingIfNeeded: count)
    tape[index].end = UInt32(truncatingIfNeeded: at)
    if tape[index].kind == .object, tape[index].detail > 1 {
      DuplicateSearch(bytes: bytes, tape: tape).find(inObject: index, into: &duplicates)
    }
  }

  @inline(__always)
  private mutating func readKey(isFirst: Bool) throws(JSONFault) {
    skipSpace()
    guard at < end, bytes[at] == UInt8(ascii: "\"") else { throw JSONFault(.key(isFirst: isFirst), at: at) }
    try readString()
    tape[count - 1].detail = DuplicateSearch.signature(of: tape[count - 1], in: bytes)
    skipSpace()
    guard at < end, bytes[at] == UInt8(ascii: ":") else { throw JSONFault(.colon, at: at) }
    at += 1
  }

  /// Puts the value that ends at `at` on the tape. Offsets fit because `JSONDocument.sizeLimit` is below 4 GiB.
  @inline(__always)
  mutating func append(_ kind: JSONKind, from start: Int, hasEscapes: Bool = false) {
    (tape + count).initialize(
      to: JSONNode(
        kind: kind, hasEscapes: hasEscapes, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: at), next: UInt32(truncatingIfNeeded: count + 1)))
    count += 1
  }

  @inline(__always)
  private mutating func skipSpace() {
    while at < end {
      let byte = bytes[at]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      at += 1
    }
  }
}
