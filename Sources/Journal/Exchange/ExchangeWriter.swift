import Payload

/// Writes exchanges one behind the other: numbers as LEB128, texts and bodies behind their length.
///
/// Fields that are the same as those of the exchange before are not written again: a backend sends the same ones all
/// day.
struct ExchangeWriter {
  private(set) var bytes: [UInt8] = []
  private var lastFields: [UInt8] = []
  private var lastReply: [UInt8] = []

  /// Adds one.
  ///
  /// - Parameter isBodyKept: whether the history keeps its body already, as the payload of its arrival.
  mutating func add(_ exchange: Exchange, isBodyKept: Bool) {
    add(UInt64(bitPattern: exchange.at.microseconds))
    add(exchange.port.rawValue + (exchange.peer.map { " \($0)" } ?? ""))
    add(exchange.request.method)
    add(exchange.request.target)
    lastFields = add(exchange.request.fields, unless: lastFields)
    add(isBodyKept ? 1 : 0)
    if !isBodyKept { add(exchange.request.body) }
    // No answer has the status 0, and what was done in its place for a body.
    add(UInt64(exchange.reply?.status ?? 0))
    lastReply = add(exchange.reply?.fields ?? [], unless: lastReply)
    add(exchange.reply?.body ?? Array((exchange.ending ?? "").utf8))
    // What else was said stands behind the rule: most requests have nothing of the kind, and no byte is spent on it.
    add(([exchange.rule?.name ?? ""] + exchange.notes.map(\.name)).joined(separator: "\n"))
    add(exchange.command ?? 0)
    add(UInt64(exchange.push?.value ?? 0))
    add(UInt64(exchange.pushes))
  }

  private mutating func add(_ number: UInt64) {
    var left = number
    while left > 127 {
      bytes.append(UInt8(truncatingIfNeeded: left) | 128)
      left >>= 7
    }
    bytes.append(UInt8(left))
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      add(UInt64(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  private mutating func add(_ blob: [UInt8]) {
    add(UInt64(blob.count))
    bytes += blob
  }

  /// An empty list is one more than no bytes, so that nothing at all can mean "the same".
  ///
  /// - Returns: the fields as they are written.
  private mutating func add(_ fields: [HTTPField], unless last: [UInt8]) -> [UInt8] {
    let start = bytes.count
    for field in fields {
      add(field.name)
      add(field.value)
    }
    let isSame = !last.isEmpty && bytes[start...].elementsEqual(last)
    let written = isSame ? last : Array(bytes[start...])
    bytes.removeSubrange(start...)
    add(isSame ? 0 : UInt64(written.count + 1))
    if !isSame { bytes += written }
    return written
  }
}
