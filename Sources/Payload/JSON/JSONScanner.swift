/// Finds where the tokens of JSON end, as RFC 8259 defines them, strictly.
///
/// Each step takes a place and gives the next one and changes nothing else, so the reader's state stays in registers
/// through its one pass over the bytes, which is on the way of every push. Places are at most
/// `JSONDocument.sizeLimit`, so adding to them cannot overflow and is not checked.
struct JSONScanner {
  let bytes: UnsafePointer<UInt8>
  /// The place after the last byte.
  let end: Int

  /// The next byte that is no white space, or the end.
  @inline(__always)
  func afterSpace(_ start: Int) -> Int {
    var at = start
    while at < end {
      let byte = bytes[at]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return at }
      at &+= 1
    }
    return at
  }

  /// What begins at `start`, if it is a number or a word, and where it ends; nil for anything else.
  func numberOrWord(at start: Int) throws(JSONFault) -> (kind: JSONKind, end: Int)? {
    switch bytes[start] {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): (.number, try endOfNumber(at: start))
    case UInt8(ascii: "t"): (.boolean, try endOfWord("true", at: start))
    case UInt8(ascii: "f"): (.boolean, try endOfWord("false", at: start))
    case UInt8(ascii: "n"): (.null, try endOfWord("null", at: start))
    default: nil
    }
  }

  private func endOfWord(_ word: StaticString, at start: Int) throws(JSONFault) -> Int {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var at = start
    for letter in letters {
      guard at < end, bytes[at] == letter else { throw JSONFault(.word, at: at, tokenStart: start) }
      at &+= 1
    }
    if continuesWord(at) { throw JSONFault(.word, at: at, tokenStart: start) }
    return at
  }

  /// The end of a number: no plus sign, no leading zero, digits on both sides of a point.
  private func endOfNumber(at start: Int) throws(JSONFault) -> Int {
    var at = bytes[start] == UInt8(ascii: "-") ? start &+ 1 : start
    if at < end, bytes[at] == UInt8(ascii: "0") { at &+= 1 } else { at = try endOfDigits(at: at, of: start) }
    guard continuesWord(at) else { return at }
    return try endOfScaledNumber(at: at, of: start)
  }

  /// The end of a number whose whole part ends at `place`: few have a point or an exponent.
  private func endOfScaledNumber(at place: Int, of start: Int) throws(JSONFault) -> Int {
    var at = place
    if bytes[at] == UInt8(ascii: ".") { at = try endOfDigits(at: at + 1, of: start) }
    if at < end, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at &+= 1
      if at < end, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at &+= 1 }
      at = try endOfDigits(at: at, of: start)
    }
    if continuesWord(at) { throw JSONFault(.number, at: at, tokenStart: start) }
    return at
  }

  @inline(__always)
  private func endOfDigits(at first: Int, of start: Int) throws(JSONFault) -> Int {
    var at = first
    while at < end, bytes[at] &- UInt8(ascii: "0") < 10 { at &+= 1 }
    if at == first { throw JSONFault(.number, at: at, tokenStart: start) }
    return at
  }

  /// Whether the byte at `at`, right after a number or word, belongs to it.
  @inline(__always)
  private func continuesWord(_ at: Int) -> Bool {
    guard at < end else { return false }
    switch bytes[at] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      return true
    default: return false
    }
  }
}
