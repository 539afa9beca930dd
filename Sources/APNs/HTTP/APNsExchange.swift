import Payload
import Phone

/// Requests of the provider API as commands, and answers as they go over the wire
/// (Apple, Sending notification requests to APNs; Handling notification responses from APNs).
public enum APNsExchange {
  /// Whether a request on a port that several vendors share is meant for APNs.
  public static func matches(_ request: HTTPRequest) -> Bool {
    request.path == devices || request.path.hasPrefix(devices + "/") || isBroadcast(request.path)
  }

  /// Whether a path is one of broadcasts, or of their channels (github.com/parse-community/node-apn,
  /// github.com/swift-server-community/APNSwift).
  private static func isBroadcast(_ path: Substring) -> Bool {
    if path.utf8.starts(with: "/4/broadcasts/apps/".utf8) { return true }
    return path.utf8.starts(with: "/1/apps/".utf8)
      && (path.hasSuffix("/channels") || path.hasSuffix("/all-channels"))
  }

  /// Reads a request. Nothing is refused here: what is wrong with its form is part of the push.
  ///
  /// - Parameters:
  ///   - credential: what the edge found out about `authorization`.
  ///   - connection: the connection it came by; nil where that does not last.
  ///   - strike: what a fault on demand makes of it.
  public static func decode(
    _ request: HTTPRequest, credential: Credential, connection: Int64?, strike: Strike<Refusal>? = nil
  ) -> APNsPush {
    var push = APNsPush(body: request.body)
    var wire = WireRequest(token: "", credential: credential, connection: connection)
    read(request.path, &wire)
    if wire.fault == nil, request.method != "POST" { wire.fault = .method(request.method) }
    for field in request.fields { take(field, &push, &wire) }
    wire.environment = environment(of: request)
    wire.strike = strike
    push.route = .wire(wire)
    return push
  }

  /// The answer as it goes over the wire: without a body where the push was taken.
  public static func encode(_ reply: APNsReply) -> HTTPReply {
    var fields = [HTTPField("apns-id", reply.apnsID)]
    if let uniqueID = reply.uniqueID { fields.append(HTTPField("apns-unique-id", uniqueID)) }
    guard let refusal = reply.refusal else { return HTTPReply(status: 200, fields: fields) }
    fields.append(HTTPField("content-type", "application/json"))
    var members = [JSONTree.Member("reason", .string(refusal.rawValue))]
    if let since = reply.since {
      members.append(JSONTree.Member("timestamp", .number(Int(since.microseconds / 1000))))
    }
    return HTTPReply(status: refusal.status, fields: fields, body: JSONTree.object(members).bytes)
  }

  private static let devices = "/3/device"

  private static func read(_ path: Substring, _ wire: inout WireRequest) {
    let rest = path.utf8.dropFirst(devices.utf8.count)
    guard path.utf8.starts(with: devices.utf8), rest.isEmpty || rest.first == UInt8(ascii: "/") else {
      wire.fault = isBroadcast(path) ? .broadcast(String(path)) : .path(String(path))
      return
    }
    wire.token = String(Substring(rest.dropFirst()))
    if wire.token.isEmpty { wire.fault = .noToken }
    if wire.token.utf8.contains(UInt8(ascii: "/")) {
      wire.token = ""
      wire.fault = .path(String(path))
    }
  }

  private static func take(_ field: HTTPField, _ push: inout APNsPush, _ wire: inout WireRequest) {
    switch field.name {
    case "apns-topic": set(&push.topic, field, &wire)
    case "apns-push-type": set(&push.type, field, &wire)
    case "apns-id": set(&push.id, field, &wire)
    case "apns-expiration": set(&push.expiration, field, &wire)
    case "apns-priority": set(&push.priority, field, &wire)
    case "apns-collapse-id": set(&push.collapseID, field, &wire)
    case "authorization", "proxy-authorization", "cookie":
      let isSecond = wire.fields.contains { $0.name == field.name }
      if isSecond, field.name == "authorization" { twice(field, &wire) }
      // What is secret is never written down; that it was there is worth knowing.
      if !isSecond { wire.fields.append(HTTPField(field.name, "…")) }
    default:
      if !field.name.hasPrefix(":") { wire.fields.append(field) }
    }
  }

  private static func set(_ place: inout String?, _ field: HTTPField, _ wire: inout WireRequest) {
    if place != nil { twice(field, &wire) }
    place = field.value
  }

  private static func twice(_ field: HTTPField, _ wire: inout WireRequest) {
    if wire.fault == nil { wire.fault = .twice(field.name) }
  }

  /// Apple's own names say which world they are; a name of one's own may.
  private static func environment(of request: HTTPRequest) -> APNsEnvironment? {
    guard let host = request.value(of: ":authority") ?? request.value(of: "host") else { return nil }
    if has("sandbox", host) || has("development", host) { return .development }
    return host.hasPrefix("api.push.apple.com") ? .production : nil
  }

  /// Whether `word` stands in `text`; every push asks, and the library's own search takes longer than the rest of it.
  private static func has(_ word: String, _ text: String) -> Bool {
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: word.utf8[word.startIndex]) {
      rest = rest[start...]
      if rest.starts(with: word.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}
