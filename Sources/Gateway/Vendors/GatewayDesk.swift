import Engine
import Payload
import Simulation

/// Takes requests of backends to the engine, and the answers back. Lives on the loop's thread.
final class GatewayDesk {
  private let engine: WorldEngine
  private let loop: EventLoop

  init(_ engine: WorldEngine, on loop: EventLoop) {
    self.engine = engine
    self.loop = loop
  }

  /// Applies what `request` asks for now, and hands its answer to `answer` once the push is on disk.
  func take(
    _ request: HTTPRequest, by door: RequestDoor, connection: Int64?,
    _ answer: @escaping (HTTPReply) -> Void
  ) {
    let unavailable = door.unavailable(request)
    guard let command = door.command(request, connection) else { return answer(unavailable) }
    let later = LaterReply(answer, unavailable: unavailable)
    let loop = loop
    let performed = engine.perform(command) { result in
      loop.post { later.send(result) }
    }
    later.reply = door.reply(performed.entries)
  }
}
