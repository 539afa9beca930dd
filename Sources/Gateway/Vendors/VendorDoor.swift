import Payload
import Simulation

/// One vendor's way in over HTTP: which requests are its own, what command each becomes, and what its answer is.
///
/// A new vendor is one more line in `VendorDoors`.
struct VendorDoor {
  /// Whether a request on a shared port is the vendor's.
  let matches: (HTTPRequest) -> Bool
  /// The command that a request becomes, and the connection it came by.
  let command: (HTTPRequest, _ connection: Int64?) -> WorldCommand
  /// The answer among what happened; nil where there is none.
  let reply: (Event) -> HTTPReply?
  /// The answer while nothing can be kept: 503 in the vendor's own form.
  let unavailable: (HTTPRequest) -> HTTPReply
}
