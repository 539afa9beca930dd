import Journal
import Language
import Payload
import Simulation
import Words

/// A row of the history as JSON: for `belfry export`, and for test suites over HTTP.
public enum HistoryLine {
  /// An arrival with the request that brought it, on one line.
  public static func of(_ arrival: Arrival, _ exchange: Exchange?) -> [UInt8] {
    object(of: arrival, exchange).line
  }

  /// A request over HTTP, on one line.
  public static func of(_ exchange: Exchange) -> [UInt8] { object(of: exchange).line }

  static func object(of arrival: Arrival, _ exchange: Exchange?) -> JSONObject {
    var object = ArrivalLine.object(of: arrival)
    fill(&object, "payload", "payload-base64", arrival.payload)
    object.add("request", exchange.map { Self.object(of: $0) })
    return object
  }

  static func object(of exchange: Exchange) -> JSONObject {
    var object = JSONObject()
    object.add("number", exchange.number)
    object.add("at", UTCText.write(exchange.at))
    object.add("port", exchange.port.rawValue)
    object.add("peer", exchange.peer)
    object.add("protocol", exchange.port.protocolName)
    object.add("method", exchange.request.method)
    object.add("target", exchange.request.target)
    object.add("headers", headers(exchange.request.fields))
    fill(&object, "body", "body-base64", exchange.request.body)
    object.add("reply", exchange.reply.map { reply($0, exchange.code) })
    object.add("answered", exchange.reply == nil ? false : nil)
    object.add("ended", exchange.ending)
    object.add("rule", exchange.rule?.name)
    object.add("decision", exchange.rule.flatMap(RuleBook.rule)?.sentence.text(in: .english))
    object.add("signs", exchange.notes.isEmpty ? nil : exchange.signs.map(\.rawValue))
    object.add("notes", exchange.notes.isEmpty ? nil : exchange.notes.map(\.name))
    object.add("push", exchange.push?.value)
    object.add("pushes", exchange.pushes)
    return object
  }

  private static func reply(_ reply: HTTPReply, _ code: String?) -> JSONObject {
    var object = JSONObject()
    object.add("status", reply.status)
    object.add("code", code)
    object.add("headers", headers(reply.fields))
    fill(&object, "body", "body-base64", reply.body)
    return object
  }

  /// A name may stand there twice, so they are lines and no object.
  private static func headers(_ fields: [HTTPField]) -> [String] {
    fields.map { "\($0.name): \($0.value)" }
  }

  private static func fill(
    _ object: inout JSONObject, _ text: StaticString, _ base64: StaticString, _ bytes: [UInt8]
  ) {
    if let valid = String(validating: bytes, as: UTF8.self) {
      object.add(text, valid)
    } else {
      object.add(base64, Base64.encode(bytes))
    }
  }
}
