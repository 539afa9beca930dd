import Payload
import Simulation

/// A way in over HTTP: which requests come by it, what command each becomes, and what its answer is.
///
/// A new vendor is a line in `RequestDoors`.
struct RequestDoor {
  /// Whether a request on a shared port comes by it.
  let matches: (HTTPRequest) -> Bool
  /// The command that a request becomes, and the connection it came by; nil where it becomes none.
  let command: (HTTPRequest, _ connection: Int64?) -> WorldCommand?
  /// The answer among what happened; nil where there is none.
  let reply: ([TraceEntry]) -> HTTPReply?
  /// The answer while nothing can be kept: 503 in the vendor's own form.
  let unavailable: (HTTPRequest) -> HTTPReply
  /// The body of an answer to what could not be read as a request, under a status of HTTP: in the vendor's own form, so that
  /// its clients can read it.
  let malformed: (HTTPRequest, _ status: Int) -> [UInt8]
}
