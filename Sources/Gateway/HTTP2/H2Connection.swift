import CEvent
import CNghttp2
import Glibc
import Payload

/// One client of the provider API over HTTP/2 (RFC 9113). Lives on the loop's thread.
final class H2Connection {
  /// Handles a request; the answer may come at once or later.
  typealias Handler = (HTTPRequest, _ connection: Int64, _ answer: @escaping (HTTPReply) -> Void) -> Void

  /// What it is at.
  private enum Stage {
    /// No byte has come yet: the first one tells TLS from cleartext.
    case silent
    case speaking
    case closed
  }

  let id: Int64
  let transport: H2Transport
  private let tls: TLSContext
  private let handle: Handler
  private let gone: (H2Connection) -> Void
  private let flushes: FlushQueue
  private var events: SocketEvents?
  private var session: H2Session?
  private var stage = Stage.silent
  private var out: [UInt8] = []
  private var outPlace = 0
  private var isBlocked = false
  private let openedAt = time(nil)

  /// The most that is gathered before it is written: one record of TLS.
  private static let piece = 16 << 10

  /// Takes over the socket `number`.
  init?(
    _ number: Int32, id: Int64, on loop: EventLoop, _ tls: TLSContext, _ flushes: FlushQueue,
    handle: @escaping Handler, gone: @escaping (H2Connection) -> Void
  ) {
    self.id = id
    self.tls = tls
    self.flushes = flushes
    self.handle = handle
    self.gone = gone
    transport = H2Transport(number)
    var yes: Int32 = 1
    setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    events = SocketEvents(number, on: loop) { [weak self] in self?.take($0) }
    guard let events else { return nil }
    events.awaitReadable(for: GatewayLimits.patience)
  }

  /// Sends what is to be sent, as far as the socket takes it.
  func flush() {
    guard stage == .speaking, !isBlocked else { return }
    while true {
      if outPlace == out.count, !gather() { break }
      let result = out.withUnsafeBytes { transport.write(UnsafeRawBufferPointer(rebasing: $0[outPlace...])) }
      switch result {
      case .bytes(let count): outPlace += count
      case .again(let needsWrite):
        isBlocked = needsWrite
        if needsWrite { events?.awaitWritable(for: GatewayLimits.unread) }
        return
      case .ended: return close()
      }
    }
    if session?.isOver == true { close() }
  }

  /// Belfry ends: what is not answered yet never will be.
  func end() {
    session?.goAway(reason: "Shutdown", isFault: false)
    flush()
    close()
  }

  private func gather() -> Bool {
    out.removeAll(keepingCapacity: true)
    outPlace = 0
    while out.count < Self.piece, session?.send(into: &out) == true {}
    return !out.isEmpty
  }

  private func take(_ notice: SocketEvents.Notice) {
    switch notice {
    case .readable: stage == .silent ? begin() : read()
    case .writable:
      isBlocked = false
      flush()
      if stage == .speaking { read() }
    case .timedOut: timeOut()
    }
  }

  /// 22 is the first byte of a TLS handshake (RFC 8446, 5.1), and no letter of HTTP/2's preface.
  private func begin() {
    let (byte, result) = transport.peek()
    switch result {
    case .again: return
    case .ended: return close()
    case .bytes: break
    }
    if byte == 22, !transport.begin(tls) { return close() }
    session = H2Session(self)
    guard session != nil else { return close() }
    stage = .speaking
    read()
  }

  private func read() {
    withUnsafeTemporaryAllocation(byteCount: Self.piece, alignment: 16) { room in
      while stage == .speaking, let session {
        switch transport.read(into: room) {
        case .bytes(let count):
          guard session.receive(UnsafeRawBufferPointer(rebasing: room[..<count])) else {
            flush()
            return close()
          }
        case .again(let needsWrite):
          if needsWrite { events?.awaitWritable(for: GatewayLimits.patience) }
          return waitOn()
        case .ended: return close()
        }
      }
    }
  }

  /// What came in is dealt with: sends what it asks for, and waits for more.
  private func waitOn() {
    flush()
    guard stage == .speaking, let session else { return }
    if !session.hasSpoken, time(nil) - openedAt > GatewayLimits.patience { return close() }
    let isBusy = !session.hasSpoken || session.isReceiving
    events?.awaitReadable(for: isBusy ? GatewayLimits.patience : GatewayLimits.silence)
  }

  private func timeOut() {
    guard stage == .speaking, !isBlocked, let session, session.hasSpoken else { return close() }
    if session.isWaiting { return waitOn() }
    session.goAway(reason: "IdleTimeout", isFault: false)
    flush()
    close()
  }

  private func close() {
    guard stage != .closed else { return }
    stage = .closed
    events = nil
    session = nil
    gone(self)
  }
}

extension H2Connection: H2SessionOwner {
  func take(_ stream: H2Stream, _ number: Int32) {
    handle(stream.request, id) { [weak self] reply in
      guard let self, let session = self.session else { return }
      session.answer(number, reply)
      self.flushes.add(self)
    }
  }
}
