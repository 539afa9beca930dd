import Payload
import Words

/// What somebody gets who speaks HTTP/1.1 to the port of HTTP/2: a status that says so (RFC 9110, 15.6.6).
enum HTTP1Greeting {
  /// Whether `bytes` begin a request as HTTP/1.1 has it: a method in capitals and a space.
  static func isOne(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let space = bytes.prefix(16).firstIndex(of: UInt8(ascii: " ")), space > 0 else { return false }
    return bytes[..<space].allSatisfy { $0 &- UInt8(ascii: "A") < 26 }
  }

  static let reply = RESTDesk.refusal(505, Phrase("gateway.http2.only"))
}
