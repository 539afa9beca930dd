import APNs
import Payload
import Phone
import Simulation
import Words

/// A request that came over HTTP, accepted or not, with the answer it got and what decided that.
public struct Exchange: Hashable, Sendable {
  /// Its number, counted from 1 within a journal; 0 until it is written down.
  public internal(set) var number = 0
  /// When it was answered, in world time.
  public let at: Instant
  /// The port it came by.
  public let port: ExchangePort
  /// The address of the other end, where a request was turned away before anybody looked at it.
  public internal(set) var peer: String?
  /// The request as received, without its secrets.
  public internal(set) var request: HTTPRequest
  /// The answer, without its secrets; nil where none was given.
  public let reply: HTTPReply?
  /// What was done in place of an answer, as HTTP/2 calls it: `GOAWAY PROTOCOL_ERROR`.
  public let ending: String?
  /// The rule that decided it; nil where no vendor has this path.
  public let rule: RuleID?
  /// What else was said of it: the rules that warn of its client, and those by which names were taken on for it.
  public internal(set) var notes: [RuleID] = []
  /// The command that it became; nil where it became none.
  public internal(set) var command: UInt64?
  /// The first arrival that it brought.
  public internal(set) var push: PushNumber?
  /// How many arrivals it brought.
  public internal(set) var pushes = 0

  /// A request and its answer.
  public init(
    at moment: Instant, port: ExchangePort, request: HTTPRequest, reply: HTTPReply?, rule: RuleID?,
    peer: String? = nil, ending: String? = nil
  ) {
    at = moment
    self.port = port
    self.request = request
    self.reply = reply
    self.rule = rule
    self.peer = peer
    self.ending = ending
  }

  /// Its signs.
  public var signs: [ArrivalSign] { ArrivalSign.all(by: notes) }

  /// Whether the service took it. Getui's v1 refuses under 200 as well, and says so in the body.
  public var isTaken: Bool { reply.map { $0.status < 400 && code == nil } ?? false }

  /// Whether it was turned away. One that was dealt with, and whose answer was never given, was not.
  public var isRefused: Bool { reply == nil ? rule?.name.hasPrefix("fault.") != true : !isTaken }

  /// The vendor whose path it names: `apns`, `jpush`, `getui`; nil for no vendor's.
  public var vendor: String? {
    APNsExchange.matches(request) || port == .apns ? "apns" : VendorDoor.vendor(of: request)?.rawValue
  }

  /// Whether `push` is one of the arrivals that it brought.
  public func brought(_ push: PushNumber) -> Bool {
    guard let first = self.push else { return false }
    return push >= first && push.value < first.value + pushes
  }

  /// The service's own name for what is wrong: APNs' reason, JPush's or Getui's code, v1's result; nil where all is
  /// well.
  public var code: String? {
    guard let reply, !reply.body.isEmpty, let root = (try? JSONDocument(reply.body))?.root else { return nil }
    if let reason = root["reason"]?.string { return reason }
    if let code = root["error"]?["code"]?.integer ?? root["code"]?.integer {
      return code == 0 ? nil : String(code)
    }
    return root["result"]?.string.flatMap { $0 == "ok" ? nil : $0 }
  }
}
