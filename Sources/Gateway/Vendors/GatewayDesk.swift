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
    _ request: HTTPRequest, by door: VendorDoor, connection: Int64?,
    _ answer: @escaping (HTTPReply) -> Void
  ) {
    let later = LaterReply(answer, unavailable: door.unavailable(request))
    let loop = loop
    let performed = engine.perform(door.command(request, connection)) { result in
      loop.post { later.send(result) }
    }
    for entry in performed.entries {
      if let reply = door.reply(entry.event) { later.reply = reply }
    }
  }
}
