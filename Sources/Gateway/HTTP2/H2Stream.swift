import Glibc
import Payload

/// One request of a connection, and its answer while that is being sent. Lives on the loop's thread.
final class H2Stream {
  var method = ""
  var target = ""
  var fields: [HTTPField] = []
  var body: [UInt8] = []
  /// Bytes of the body, also those that are not kept.
  var bodySize = 0
  /// Bytes of the header fields, each counted as HPACK does.
  var headerSize = 0
  /// When it began, in seconds since 1970.
  let begunAt: time_t
  /// Whether all its header fields are there.
  var hasFields = false
  /// Whether the request has been handed on, or answered without.
  var isTaken = false
  /// Whether its answer is being sent.
  var isAnswered = false
  /// The answer's body, and how much of it has gone.
  var reply: [UInt8] = []
  var sent = 0

  init(at now: time_t) {
    begunAt = now
    // A push has seven or eight; growing to that would take four steps.
    fields.reserveCapacity(12)
  }

  /// Takes in one field; pseudo-fields as the method, the target and `:authority`.
  func add(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    headerSize += name.count + value.count + 32
    guard headerSize <= GatewayLimits.headers else { return }
    let value = String(decoding: value, as: UTF8.self)
    if name.elementsEqual(":method".utf8) {
      method = value
    } else if name.elementsEqual(":path".utf8) {
      target = value
    } else {
      fields.append(HTTPField(String(decoding: name, as: UTF8.self), value))
    }
  }

  /// Takes in a piece of the body; what is over the limit is only counted.
  func add(_ piece: UnsafeBufferPointer<UInt8>) {
    bodySize += piece.count
    if body.count <= GatewayLimits.pushBody { body += piece }
  }

  var request: HTTPRequest { HTTPRequest(method: method, target: target, fields: fields, body: body) }
}
