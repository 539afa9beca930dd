/// Reads JSON in one pass and writes the tape. It makes no text and no tree.
///
/// It works on plain memory that the document lends it, and its steps are inlined into one loop.
struct JSONReader {
  private let scanner: JSONScanner
  private let tape: UnsafeMutablePointer<JSONNode>
  private var at = 0
  /// Nodes on the tape.
  private(set) var count = 0
  /// Whether an object may hold a key twice, so that it is worth a search.
  private(set) var mayHoldDuplicates = false
  /// The node of the innermost container still open, or `none`.
  private var open = JSONReader.none
  private var depth = 0

  private static let none = -1

  /// Nodes that a text of `size` bytes can make before it ends or is refused.
  ///
  /// A node and what parts it from the next take two bytes; only brackets that are still open do with one.
  static func capacity(for size: Int) -> Int { size / 2 + JSONDocument.depthLimit + 2 }

  /// Reads with `scanner` onto `tape`, which must have room for `capacity(for:)` nodes.
  init(_ scanner: JSONScanner, tape: UnsafeMutablePointer<JSONNode>) {
    self.scanner = scanner
    self.tape = tape
  }

  /// Reads the one value that the bytes must hold.
  @inline(__always)
  mutating func read() throws(JSONFault) {
    var slot = JSONFault.Slot.start
    repeat {
      if slot == .key || slot == .firstKey { try readKey(isFirst: slot == .firstKey) }
      let start = scanner.afterSpace(at)
      guard start < scanner.end else { throw JSONFault(.value(in: slot), at: start) }
      let byte = scanner.bytes[start]
      if byte == UInt8(ascii: "\"") {
        var hasEscapes = false
        at = try scanner.endOfString(at: start, hasEscapes: &hasEscapes)
        append(JSONNode(kind: .string, hasEscapes: hasEscapes, from: start, to: at, next: count &+ 1))
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        if let opened = try openContainer(at: start) {
          slot = opened
          continue
        }
      } else if let token = try scanner.numberOrWord(at: start) {
        at = token.end
        append(JSONNode(kind: token.kind, from: start, to: at, next: count &+ 1))
      } else {
        throw JSONFault(.value(in: slot), at: start)
      }
      slot = try readAfterValue()
    } while open != JSONReader.none
    at = scanner.afterSpace(at)
    if at < scanner.end { throw JSONFault(.textAfterEnd, at: at) }
  }

  /// Closes what ends here and steps over the comma to the next key or value.
  @inline(__always)
  private mutating func readAfterValue() throws(JSONFault) -> JSONFault.Slot {
    while open != JSONReader.none {
      tape[open].detail &+= 1
      at = scanner.afterSpace(at)
      let inObject = tape[open].kind == .object
      guard at < scanner.end else { throw JSONFault(.comma(inObject: inObject), at: at) }
      let byte = scanner.bytes[at]
      if byte == UInt8(ascii: ",") {
        at &+= 1
        return inObject ? .key : .item
      }
      guard byte == (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw JSONFault(.comma(inObject: inObject), at: at)
      }
      close(inObject: inObject)
    }
    return .start
  }

  /// Opens a container and says what is due in it; nil if it is empty, so that nothing is due but its bracket.
  @inline(__always)
  private mutating func openContainer(at start: Int) throws(JSONFault) -> JSONFault.Slot? {
    guard depth < JSONDocument.depthLimit else { throw JSONFault(.tooDeep, at: start) }
    let isObject = scanner.bytes[start] == UInt8(ascii: "{")
    depth &+= 1
    append(JSONNode(kind: isObject ? .object : .array, from: start, to: start, next: open))
    open = count &- 1
    at = scanner.afterSpace(start &+ 1)
    guard at < scanner.end, scanner.bytes[at] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      return isObject ? .firstKey : .firstItem
    }
    // What follows counts the value before the bracket, and here there is none.
    tape[open].detail = UInt32.max
    return nil
  }

  @inline(__always)
  private mutating func close(inObject: Bool) {
    at &+= 1
    depth &-= 1
    let index = open
    open = Int(Int32(truncatingIfNeeded: tape[index].next))
    tape[index].next = UInt32(truncatingIfNeeded: count)
    tape[index].end = UInt32(truncatingIfNeeded: at)
    guard inObject, tape[index].detail > 1, !mayHoldDuplicates else { return }
    mayHoldDuplicates = DuplicateSearch.isSuspect(object: index, on: tape)
  }

  @inline(__always)
  private mutating func readKey(isFirst: Bool) throws(JSONFault) {
    let start = scanner.afterSpace(at)
    guard start < scanner.end, scanner.bytes[start] == UInt8(ascii: "\"") else {
      throw JSONFault(.key(isFirst: isFirst), at: start)
    }
    var hasEscapes = false
    at = try scanner.endOfString(at: start, hasEscapes: &hasEscapes)
    var key = JSONNode(kind: .string, hasEscapes: hasEscapes, from: start, to: at, next: count &+ 1)
    key.detail = DuplicateSearch.signature(of: key, in: scanner.bytes)
    append(key)
    at = scanner.afterSpace(at)
    guard at < scanner.end, scanner.bytes[at] == UInt8(ascii: ":") else { throw JSONFault(.colon, at: at) }
    at &+= 1
  }

  @inline(__always)
  private mutating func append(_ node: JSONNode) {
    assert(count < JSONReader.capacity(for: scanner.end), "the tape is longer than its bound says")
    (tape + count).initialize(to: node)
    count &+= 1
  }
}
