import JPush
import Language
import Payload
import Words

/// What a person sends as a transparent message: the vendor's JSON, or plain text that becomes the content.
enum MessageBody {
  /// Why a body is no message, and what to do.
  struct Fault: Error {
    let reason: Phrase
    let fix: Phrase
  }

  static func read(_ bytes: [UInt8], timeToLive: Int?) throws(Fault) -> JPushMessage {
    var message = try read(bytes)
    message.timeToLive = timeToLive
    return message
  }

  private static func read(_ bytes: [UInt8]) throws(Fault) -> JPushMessage {
    switch PayloadFile(bytes) {
    case .message(let message):
      return JPushMessage(
        content: message.content, title: message.title, contentType: message.contentType,
        extras: message.extras.map { Pair($0.key, text(of: $0.value)) })
    case .payload:
      throw Fault(reason: Phrase("gateway.message.payload"), fix: Phrase("gateway.message.payload.fix"))
    case .wrapped(let wrapped): throw Fault(reason: wrapped.reason, fix: wrapped.hint)
    case .notObject: return try plain(bytes)
    case .notJSON(let error):
      // An object with a slip in it is no plain text.
      guard bytes.first(where: { !isSpace($0) }) == UInt8(ascii: "{") else { return try plain(bytes) }
      let reason = Phrase(
        "gateway.message.json", .count(error.place.line), .count(error.place.column), .phrase(error.reason))
      throw Fault(reason: reason, fix: error.hint)
    }
  }

  private static func plain(_ bytes: [UInt8]) throws(Fault) -> JPushMessage {
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw Fault(reason: Phrase("gateway.body.utf8"), fix: Phrase("gateway.message.payload.fix"))
    }
    // The line feed that echo and editors put at the end is not meant.
    if text.hasSuffix("\n") { text.removeLast() }
    return JPushMessage(content: text)
  }

  private static func text(of value: JSONValue) -> String { value.string ?? value.text }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }
}
