import CEvent
import CNghttp2
import Glibc
import Payload
import Words

/// One client of the provider API over HTTP/2 (RFC 9113). Lives on the loop's thread.
final class H2Connection {
  /// Handles a request; the answer may come at once or later.
  typealias Handler = (HTTPRequest, _ connection: Int64, _ answer: @escaping (HTTPReply) -> Void) -> Void

  /// What it is at.
  private enum Stage {
    /// No byte has come yet: the first one tells TLS from cleartext.
    case silent
    /// It listens and answers.
    case speaking
    /// The other end sends no more; what it asked is still answered.
    case answering
    /// Neither reads nor writes any more, and does not say so.
    case mute
    case closed
  }

  let id: Int64
  let transport: H2Transport
  private let tls: TLSContext
  private let welcome: Welcome
  private let handle: Handler
  private let rejected: (Rejection) -> Void
  private let gone: (H2Connection) -> Void
  private let flushes: FlushQueue
  private let faults: FaultDesk
  private var requests = RequestCount()
  private var events: SocketEvents?
  private var session: H2Session?
  private var stage = Stage.silent
  private var out: [UInt8] = []
  private var outPlace = 0
  private var isBlocked = false
  /// Whether a request has come, so that the handshake is over.
  private var hasAsked = false
  private let loop: EventLoop
  private var farewell: LoopTimer?
  private let openedAt = time(nil)

  /// The most that is gathered before it is written: one record of TLS.
  private static let piece = 16 << 10
  /// Pieces that are read before others have their turn.
  private static let turn = 16

  /// How a client is received.
  struct Welcome {
    /// Whether it may do without TLS.
    var mayBePlain = true
    /// Whether there are too many already: it is told so, and no more.
    var isSurplus = false
    /// How long it is waited for.
    var times = GatewayTimes()
  }

  /// Takes over the socket `number`.
  init?(
    _ number: Int32, id: Int64, on loop: EventLoop, _ tls: TLSContext, _ flushes: FlushQueue,
    _ faults: FaultDesk, _ welcome: Welcome,
    handle: @escaping Handler, rejected: @escaping (Rejection) -> Void,
    gone: @escaping (H2Connection) -> Void
  ) {
    self.id = id
    self.loop = loop
    self.tls = tls
    self.welcome = welcome
    self.flushes = flushes
    self.faults = faults
    self.handle = handle
    self.rejected = rejected
    self.gone = gone
    transport = H2Transport(number)
    var yes: Int32 = 1
    setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    events = SocketEvents(number, on: loop) { [weak self] in self?.take($0) }
    guard let events else { return nil }
    events.awaitReadable(for: patience)
  }

  /// Sends what is to be sent, as far as the socket takes it.
  func flush() {
    guard stage == .speaking || stage == .answering, !isBlocked, session?.maySpeak == true else { return }
    while true {
      if outPlace == out.count, !gather() { break }
      let result = out.withUnsafeBytes { transport.write(UnsafeRawBufferPointer(rebasing: $0[outPlace...])) }
      switch result {
      case .bytes(let count): outPlace += count
      case .again(let needsWrite):
        isBlocked = needsWrite
        if needsWrite { events?.awaitWritable(for: GatewayLimits.unread) }
        return
      case .finished, .ended: return close()
      }
    }
    guard let session else { return }
    if session.isOver || (stage == .answering && !session.isAnswering) { close() }
  }

  /// Belfry ends: what is not answered yet never will be.
  func end() {
    session?.goAway(.noError, reason: "Shutdown")
    flush()
    close()
  }

  private var patience: Int { welcome.isSurplus ? GatewayLimits.surplusPatience : welcome.times.patience }

  /// So many streams at once from now on; nil is the server's own number.
  func allow(streams: Int?) {
    session?.allow(streams: streams.map(UInt32.init) ?? GatewayLimits.streams)
    flush()
  }

  private func gather() -> Bool {
    out.removeAll(keepingCapacity: true)
    outPlace = 0
    while out.count < Self.piece, session?.send(into: &out) == true {}
    return !out.isEmpty
  }

  private func take(_ notice: SocketEvents.Notice) {
    switch notice {
    case .readable where faults.plan?.isCut == true: mute()
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
    case .finished, .ended: return close()
    case .bytes: break
    }
    let isTLS = byte == 22
    guard isTLS ? transport.begin(tls) : welcome.mayBePlain else { return close() }
    session = H2Session(self, patience: welcome.times.patience)
    guard let session else { return close() }
    if let streams = faults.plan?.streams { session.allow(streams: UInt32(streams)) }
    stage = .speaking
    if welcome.isSurplus { session.goAway(.enhanceYourCalm, reason: "ServiceUnavailable", "edge.full") }
    read()
  }

  private func read() {
    withUnsafeTemporaryAllocation(byteCount: Self.piece, alignment: 16) { room in
      var left = Self.turn
      while stage == .speaking, let session, !session.isStuffed, left > 0 || transport.hasPending {
        left -= 1
        switch transport.read(into: room) {
        case .bytes(let count): hear(UnsafeRawBufferPointer(rebasing: room[..<count]), session)
        case .again(let needsWrite):
          if needsWrite { events?.awaitWritable(for: patience) }
          return waitOn()
        case .finished: return finishAnswering()
        case .ended: return close()
        }
      }
      waitOn()
    }
  }

  private func hear(_ bytes: UnsafeRawBufferPointer, _ session: H2Session) {
    switch session.receive(bytes, at: time(nil)) {
    case .understood: break
    case .fault:
      flush()
      close()
    case .otherLanguage:
      greet(bytes)
      close()
    }
  }

  /// Somebody who speaks something else is told what is spoken here, if that can be told.
  private func greet(_ bytes: UnsafeRawBufferPointer) {
    var head = RequestHead()
    head.add(bytes.prefix(RequestHead.most))
    guard HTTP1Greeting.isOne(bytes) else {
      return rejected(Rejection(request: head.request, ending: "close", rule: "edge.http2.preface"))
    }
    rejected(Rejection(request: head.request, reply: HTTP1Greeting.reply, rule: "edge.http2.only"))
    let answer = RejectedStatus.bytes(HTTP1Greeting.reply, hasBody: !head.isHead)
    _ = answer.withUnsafeBytes { transport.write($0) }
  }

  /// Whole requests are answered although nothing more will come.
  private func finishAnswering() {
    events?.stopReading()
    stage = .answering
    farewell = LoopTimer(on: loop, in: Int64(GatewayLimits.unread) * 1_000_000) { [weak self] in self?.close()
    }
    flush()
    if session?.isAnswering != true { close() }
  }

  /// What came in is dealt with: sends what it asks for, and waits for more.
  private func waitOn() {
    flush()
    guard stage == .speaking, let session else { return }
    let now = time(nil)
    if welcome.isSurplus && session.hasSpoken { return close() }
    if !session.hasSpoken, now - openedAt >= patience { return close() }
    guard session.dropLate(at: now) else {
      flush()
      return close()
    }
    flush()
    guard stage == .speaking else { return }
    // Who does not read is not listened to; writing goes on when there is room, and then reading.
    if isBlocked && session.isStuffed {
      events?.stopReading()
      return
    }
    let isBusy = !session.hasSpoken || session.isReceiving
    events?.awaitReadable(for: isBusy ? patience : welcome.times.silence)
  }

  private func timeOut() {
    guard stage == .speaking, !isBlocked, let session, session.hasSpoken else { return close() }
    if session.isWaiting { return waitOn() }
    session.goAway(.noError, reason: "IdleTimeout")
    flush()
    close()
  }

  private func mute() {
    stage = .mute
    events = nil
    faults.call(in: FaultDesk.oblivion) { [weak self] in self?.close() }
  }

  /// No new streams; those after the last one that is dealt with are refused.
  private func leave() {
    guard stage == .speaking, let session else { return }
    session.goAway(.noError, reason: "Shutdown", last: requests.lastDone)
    flushes.add(self)
  }

  private func close() {
    guard stage != .closed else { return }
    stage = .closed
    tls.presented[id] = nil
    events = nil
    farewell = nil
    session = nil
    gone(self)
  }
}

extension H2Connection: H2SessionOwner {
  func take(_ stream: H2Stream, _ number: Int32) {
    switch faults.plan?.goAway.map({ requests.take(number, $0) }) {
    case .leave:
      ignore(stream)
      return faults.call(in: FaultDesk.gathering) { [weak self] in self?.leave() }
    case .leaveAndEnd:
      ignore(stream)
      return leave()
    case .handleAndEnd: handle(stream, number, isLast: true)
    case .handle, nil: handle(stream, number)
    }
  }

  func turnAway(_ stream: H2Stream?, _ reply: HTTPReply?, ending: String?, _ rule: RuleID) {
    rejected(
      Rejection(request: stream?.request ?? Rejection.unknown, reply: reply, ending: ending, rule: rule))
  }

  /// A request that the GOAWAY to come does not cover.
  private func ignore(_ stream: H2Stream) {
    rejected(Rejection(request: stream.request, ending: "GOAWAY NO_ERROR", rule: "fault.goaway"))
  }

  private func handle(_ stream: H2Stream, _ number: Int32, isLast: Bool = false) {
    if !hasAsked {
      hasAsked = true
      tls.presented[id] = transport.certificate
    }
    handle(stream.request, id) { [weak self] reply in
      guard let self, let session = self.session else { return }
      session.answer(number, reply)
      // Some clients take a GOAWAY for the end of what is under way as well.
      if isLast { self.leave() }
      self.flushes.add(self)
    }
  }
}
