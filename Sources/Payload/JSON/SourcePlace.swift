/// A place in the bytes of a payload.
public struct SourcePlace: Hashable, Sendable {
  /// Bytes before this place.
  public let offset: Int
  /// The line, counted from 1.
  public let line: Int
  /// Characters before this place on its line, plus one: what an editor shows.
  public let column: Int
}

extension SourcePlace {
  /// The place of byte `offset` in `bytes`; an offset past the end is the place after the last byte.
  ///
  /// LF, CR and CR LF each end a line. Bytes that are no UTF-8 count as the characters an editor shows for them.
  public init(of offset: Int, in bytes: [UInt8]) {
    let limit = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = 0
    for index in 0..<limit {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      // The CR of a CR LF leaves the counting to its LF.
      if byte == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") {
        continue
      }
      line += 1
      lineStart = index + 1
    }
    let before = String(decoding: bytes[lineStart..<limit], as: UTF8.self)
    self.init(offset: limit, line: line, column: before.count + 1)
  }
}
