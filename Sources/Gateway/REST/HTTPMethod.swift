import CEvent

/// The methods that evhttp knows, by name.
enum HTTPMethod {
  /// All of them; any other method is answered 501 (RFC 9110, 15.6.2).
  static let all: UInt16 = [
    EVHTTP_REQ_GET, EVHTTP_REQ_POST, EVHTTP_REQ_HEAD, EVHTTP_REQ_PUT, EVHTTP_REQ_DELETE, EVHTTP_REQ_OPTIONS,
    EVHTTP_REQ_TRACE, EVHTTP_REQ_CONNECT, EVHTTP_REQ_PATCH,
  ].reduce(0) { $0 | UInt16($1.rawValue) }

  static func name(_ command: evhttp_cmd_type) -> String {
    switch command {
    case EVHTTP_REQ_GET: "GET"
    case EVHTTP_REQ_POST: "POST"
    case EVHTTP_REQ_HEAD: "HEAD"
    case EVHTTP_REQ_PUT: "PUT"
    case EVHTTP_REQ_DELETE: "DELETE"
    case EVHTTP_REQ_OPTIONS: "OPTIONS"
    case EVHTTP_REQ_TRACE: "TRACE"
    case EVHTTP_REQ_CONNECT: "CONNECT"
    default: "PATCH"
    }
  }
}
