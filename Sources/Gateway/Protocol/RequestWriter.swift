import Language
import Words

/// Writes a request as a client sends it.
enum RequestWriter {
  /// The header line and the body.
  static func write(_ request: ControlRequest, in tongue: Tongue) -> [UInt8] {
    var header = JSONObject()
    header.add("request", request.name)
    var body: [UInt8] = []
    switch request {
    case .hello, .tail, .mark, .state: break
    case .push(let push):
      body = push.body
      header.add("topic", push.topic)
      header.add("collapse-id", push.collapseID)
      header.add("expiration", push.expiration)
      header.add("priority", push.priority)
      header.add("push-type", push.type)
      header.add("id", push.id)
      header.add("token", push.route.request?.token)
    case .message(let bytes, let timeToLive):
      body = bytes
      header.add("time-to-live", timeToLive)
    case .command(let line), .check(let line): body = Array(line.utf8)
    case .picture(let terms):
      body = Array(terms.lines.joined(separator: "\n").utf8)
      header.add("format", terms.format.rawValue)
      header.add("columns", terms.columns)
      header.add("rows", terms.rows)
      header.add("theme", terms.theme)
    case .wait(let terms):
      body = Array(terms.filter.utf8)
      header.add("since", terms.since)
      header.add("within", Span.write(terms.within))
    }
    if !body.isEmpty { header.add("length", body.count) }
    if tongue != .english { header.add("language", tongue.rawValue) }
    return header.line + body
  }
}
