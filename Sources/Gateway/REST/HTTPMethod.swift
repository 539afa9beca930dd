import CEvent

/// The methods that evhttp knows, by name.
enum HTTPMethod {
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
