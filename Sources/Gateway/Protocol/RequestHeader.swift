import APNs
import Language
import Payload
import Words

/// The line that opens a request: `{"request":"push","length":558,"collapse-id":"x"}`; so many bytes of body follow it.
struct RequestHeader {
  let root: JSONValue
  /// Bytes of the body.
  let length: Int
  let tongue: Tongue

  init(_ line: [UInt8]) throws(RequestFault) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(line)
    } catch {
      throw RequestFault(Phrase("gateway.header.json", .phrase(error.reason)), isFatal: true)
    }
    root = document.root
    guard root.kind == .object else { throw RequestFault(Phrase("gateway.header.object"), isFatal: true) }
    tongue = root["language"]?.string.flatMap(Tongue.init(rawValue:)) ?? .english
    guard let number = root["length"] else {
      length = 0
      return
    }
    guard let count = number.integer, count >= 0 else {
      throw RequestFault(Phrase("gateway.header.length"), isFatal: true)
    }
    guard count <= ControlProtocol.bodyLimit else {
      throw RequestFault(
        Phrase("gateway.body.limit", .count(count), .count(ControlProtocol.bodyLimit)), isFatal: true)
    }
    length = count
  }

  /// The request, once its body is there.
  func request(_ body: [UInt8]) throws(RequestFault) -> ControlRequest {
    guard let name = try text("request") else {
      throw RequestFault(Phrase("gateway.request.missing", .text(Self.known)))
    }
    switch name {
    case "hello": return .hello
    case "push": return .push(try push(body))
    case "message": return .message(body, timeToLive: try number("time-to-live", 0...Int.max))
    case "do": return .command(try Self.text(of: body))
    case "check": return .check(try Self.text(of: body))
    case "tail": return .tail
    case "mark": return .mark
    case "wait": return .wait(try terms(Self.text(of: body)))
    case "state": return .state
    case "shot": return .picture(try picture(Self.text(of: body)))
    default: throw RequestFault(Phrase("gateway.request.unknown", .text(name), .text(Self.known)))
    }
  }

  private static let known = ControlRequest.names.joined(separator: ", ")

  private func push(_ body: [UInt8]) throws(RequestFault) -> APNsPush {
    var push = APNsPush(body: body)
    push.topic = try raw("topic")
    push.collapseID = try raw("collapse-id")
    push.expiration = try raw("expiration")
    push.priority = try raw("priority")
    push.type = try raw("push-type")
    push.id = try raw("id")
    if let token = try raw("token") { push.route = .wire(WireRequest(token: token)) }
    return push
  }

  private func terms(_ filter: String) throws(RequestFault) -> WaitTerms {
    let within = try text("within") ?? "5s"
    guard let span = Span.read(within), span >= 0 else {
      throw RequestFault(Phrase("gateway.field.span", .text("within"), .text(within)))
    }
    return WaitTerms(filter: filter, since: try text("since"), within: span)
  }

  private func picture(_ body: String) throws(RequestFault) -> PictureTerms {
    var terms = PictureTerms()
    terms.columns = try number("columns", PictureTerms.side) ?? terms.columns
    terms.rows = try number("rows", PictureTerms.side) ?? terms.rows
    terms.theme = try text("theme")
    terms.lines = body.split(separator: "\n").map(String.init)
    if let name = try text("format") {
      guard let format = PictureTerms.Format(rawValue: name) else {
        throw RequestFault(Phrase("gateway.field.format", .text(name)))
      }
      terms.format = format
    }
    return terms
  }

  private func text(_ name: String) throws(RequestFault) -> String? {
    guard let value = root[name], value.kind != .null else { return nil }
    guard let text = value.string else { throw RequestFault(Phrase("gateway.field.text", .text(name))) }
    return text
  }

  /// A provider's header: text, or a number as it was written, for APNs to judge.
  private func raw(_ name: String) throws(RequestFault) -> String? {
    if let number = root[name]?.numberText { return number }
    return try text(name)
  }

  private func number(_ name: String, _ range: ClosedRange<Int>) throws(RequestFault) -> Int? {
    guard let value = root[name], value.kind != .null else { return nil }
    guard let number = value.integer, range.contains(number) else {
      throw RequestFault(Phrase("gateway.field.number", .text(name)))
    }
    return number
  }

  private static func text(of body: [UInt8]) throws(RequestFault) -> String {
    guard let text = String(validating: body, as: UTF8.self) else {
      throw RequestFault(Phrase("gateway.body.utf8"))
    }
    return text
  }
}
