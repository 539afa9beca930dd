import CEvent

/// Connections with something to send: each is flushed once, when all that is ready has been dealt with. So a commit that
/// answers a hundred requests makes one write. Lives on the loop's thread.
final class FlushQueue {
  private var waiting: [H2Connection] = []
  private var event: OpaquePointer?

  init(on loop: EventLoop) {
    event = event_new(
      loop.base, -1, 0,
      { _, _, me in
        me.map { Unmanaged<FlushQueue>.fromOpaque($0).takeUnretainedValue().run() }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { if let event { event_free(event) } }

  func add(_ connection: H2Connection) {
    if waiting.last === connection { return }
    if waiting.isEmpty, let event { event_active(event, Int32(EV_WRITE), 0) }
    if !waiting.contains(where: { $0 === connection }) { waiting.append(connection) }
  }

  private func run() {
    let ready = waiting
    waiting.removeAll(keepingCapacity: true)
    for connection in ready { connection.flush() }
  }
}
