import Words

/// One client: its requests in their order, and their answers in the same order. Lives on the loop's thread.
final class ControlConnection {
  /// Handles a request; the answer goes into the slot, at once or later.
  typealias Handler = (ReceivedRequest, AnswerSlot, ControlConnection) -> Void
  /// Writes what a watcher has not seen yet, as far as there is room.
  typealias Watch = (ControlConnection) -> Void

  private let handle: Handler
  private let gone: (ControlConnection) -> Void
  private var socket: BufferedSocket?
  private var reader = RequestReader()
  private var slots: [AnswerSlot] = []
  /// The client sends no more, or has sent what cannot be read.
  private var isEnding = false
  /// Requests are being handled further up the stack.
  private var isProceeding = false
  /// What the client watches; from then on it is only written to.
  private var watch: Watch?

  /// Greets the client on the connected socket `number`; nil if there is no memory for it.
  ///
  /// - Parameter gone: called once when the connection has ended.
  init?(
    _ number: Int32, on loop: EventLoop, handle: @escaping Handler,
    gone: @escaping (ControlConnection) -> Void
  ) {
    self.handle = handle
    self.gone = gone
    guard let socket = BufferedSocket(number, on: loop, { [weak self] in self?.take($0) }) else { return nil }
    self.socket = socket
    socket.setTimeouts(silence: ControlProtocol.idleSeconds, unread: ControlProtocol.idleSeconds)
    socket.write(Greeting.own.line)
  }

  /// Whether nothing more can be written now.
  var isFull: Bool { (socket?.unsent ?? 0) >= ControlProtocol.unsentLimit }

  /// Writes a line of what the client watches.
  func write(_ line: [UInt8]) { socket?.write(line) }

  /// From now on the client is shown what `watch` writes.
  func begin(_ watch: @escaping Watch) {
    self.watch = watch
    socket?.setTimeouts(silence: nil, unread: nil)
  }

  /// Something has happened that a watcher wants to see; what was asked before comes first.
  func notice() {
    if slots.isEmpty { watch?(self) }
  }

  private func take(_ notice: BufferedSocket.Notice) {
    switch notice {
    case .readable: read()
    case .drained:
      self.notice()
      proceed()
    case .ended:
      isEnding = true
      if watch != nil { close() }
      proceed()
    case .timedOut:
      if slots.isEmpty || isFull { return close() }
      socket?.isReading = true
    case .failed: close()
    }
  }

  private func read() {
    socket?.drain { bytes in
      // A watcher has nothing more to say; reading on only tells that it has gone.
      if watch == nil && !isEnding { reader.take(bytes) }
    }
    proceed()
  }

  /// Handles requests while their answers have room, and closes once all is said.
  private func proceed() {
    if isProceeding { return }
    isProceeding = true
    while hasRoom, watch == nil, let next = nextRequest() {
      let slot = AnswerSlot { [weak self] in self?.flush() }
      slots.append(slot)
      handle(next, slot, self)
    }
    isProceeding = false
    if isEnding && slots.isEmpty && socket?.unsent == 0 { return close() }
    socket?.isReading = !isEnding && (watch != nil || hasRoom)
  }

  private var hasRoom: Bool { !isFull && slots.count < ControlProtocol.waitingLimit }

  private func nextRequest() -> ReceivedRequest? {
    while true {
      do throws(RequestFault) {
        return try reader.next()
      } catch {
        let slot = AnswerSlot {}
        slot.fill(Answer.refusal(error.reason, fix: nil, in: reader.tongue))
        slots.append(slot)
        flush()
        guard error.isFatal else { continue }
        reader = RequestReader()
        isEnding = true
        return nil
      }
    }
  }

  /// Sends the answers that are there, up to the first that is not.
  private func flush() {
    while let line = slots.first?.line {
      slots.removeFirst()
      socket?.write(line)
    }
    notice()
    proceed()
  }

  private func close() {
    guard socket != nil else { return }
    socket = nil
    watch = nil
    gone(self)
  }
}
