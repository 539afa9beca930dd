import Payload
import Phone
import Words

/// Reads what `ExchangeWriter` wrote.
struct ExchangeReader {
  /// An exchange, and whether its body is the payload of its arrival.
  struct Stored {
    var exchange: Exchange
    let isBodyKept: Bool
  }

  private var rest: ArraySlice<UInt8>
  private var lastFields: [HTTPField] = []
  private var lastReply: [HTTPField] = []

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// All of them, numbered from `first` on; what no belfry has written ends it.
  static func read(_ bytes: [UInt8], first: Int) -> [Stored] {
    var reader = ExchangeReader(bytes)
    var found: [Stored] = []
    while !reader.rest.isEmpty, var stored = reader.next() {
      stored.exchange.number = first + found.count
      found.append(stored)
    }
    return found
  }

  private mutating func next() -> Stored? {
    guard let moment = number(), let way = text(), let (port, peer) = Self.way(way),
      let method = text(), let target = text(), let fields = fields(unless: lastFields),
      let kept = number(), let body = kept == 1 ? [] : blob(),
      let status = number(), let replyFields = self.fields(unless: lastReply), let replyBody = blob(),
      let rule = text(), let command = number(), let push = number(), let pushes = number()
    else { return nil }
    (lastFields, lastReply) = (fields, replyFields)
    let rules = rule.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var exchange = Exchange(
      at: Instant(microseconds: Int64(bitPattern: moment)), port: port,
      request: HTTPRequest(method: method, target: target, fields: fields, body: Array(body)),
      reply: status == 0
        ? nil : HTTPReply(status: Int(status), fields: replyFields, body: Array(replyBody)),
      rule: rules.first.flatMap { $0.isEmpty ? nil : RuleID($0) }, peer: peer,
      ending: status == 0 && !replyBody.isEmpty ? String(decoding: replyBody, as: UTF8.self) : nil)
    exchange.notes = rules.dropFirst().map { RuleID($0) }
    exchange.command = command == 0 ? nil : command
    exchange.push = push == 0 ? nil : PushNumber(Int(push))
    exchange.pushes = Int(pushes)
    return Stored(exchange: exchange, isBodyKept: kept == 1)
  }

  /// The port, and the address of the other end behind a space where it is known.
  private static func way(_ text: String) -> (ExchangePort, String?)? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let port = parts.first.flatMap(ExchangePort.init(rawValue:)) else { return nil }
    return (port, parts.count == 2 ? parts[1] : nil)
  }

  private mutating func number() -> UInt64? {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = rest.popFirst(), shift < 64 {
      number |= UInt64(byte & 127) << shift
      if byte < 128 { return number }
      shift += 7
    }
    return nil
  }

  private mutating func blob() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= UInt64(rest.count) else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return rest.prefix(Int(count))
  }

  private mutating func text() -> String? { blob().map { String(decoding: $0, as: UTF8.self) } }

  private mutating func fields(unless last: [HTTPField]) -> [HTTPField]? {
    guard let size = number() else { return nil }
    if size == 0 { return last }
    guard size - 1 <= UInt64(rest.count) else { return nil }
    let end = rest.startIndex + Int(size - 1)
    var fields: [HTTPField] = []
    while rest.startIndex < end, let name = text(), let value = text() {
      fields.append(HTTPField(name, value))
    }
    return fields
  }
}
