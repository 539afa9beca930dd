import Engine
import Journal
import Payload
import Simulation

/// Takes requests of backends to the engine, and the answers back. Lives on the loop's thread.
final class GatewayDesk {
  private let engine: WorldEngine
  private let loop: EventLoop
  private let faults: FaultDesk

  init(_ engine: WorldEngine, on loop: EventLoop, _ faults: FaultDesk) {
    self.engine = engine
    self.loop = loop
    self.faults = faults
  }

  /// Applies what `request` asks for now, and hands its answer to `answer` once the push is on disk. The history gets
  /// both without their secrets.
  func take(
    _ request: HTTPRequest, by door: RequestDoor, on port: ExchangePort, connection: Int64?,
    _ answer: @escaping (HTTPReply) -> Void
  ) {
    guard let command = door.command(request, connection) else {
      return refuse(request, on: port, door.unavailable(request), answer)
    }
    let later = LaterReply(faults.way(answer)) { door.unavailable(request) }
    let loop = loop
    let incoming = IncomingRequest(by: port, HiddenSecrets.hidden(in: request)) { entries in
      later.isWithheld = entries.contains {
        if case .world(.answerWithheld) = $0.event { true } else { false }
      }
      let reply = door.reply(entries) ?? door.unavailable(request)
      later.reply = reply
      return later.isWithheld ? nil : HiddenSecrets.hidden(in: reply, to: request)
    }
    engine.perform(command, for: incoming) { result in
      loop.post { later.send(result) }
    }
  }

  /// A request that comes by a connection gone silent: it is written down, and that is all.
  func ignore(_ request: HTTPRequest, on port: ExchangePort, _ answer: @escaping (HTTPReply) -> Void) {
    engine.record(by: port, HiddenSecrets.hidden(in: request), nil, rule: "fault.cut")
    faults.swallow(answer)
  }

  /// Answers a request that becomes no command.
  func refuse(
    _ request: HTTPRequest, on port: ExchangePort, _ reply: HTTPReply, _ answer: (HTTPReply) -> Void
  ) {
    engine.record(by: port, HiddenSecrets.hidden(in: request), reply)
    answer(reply)
  }
}
