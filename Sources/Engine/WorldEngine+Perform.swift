import Getui
import JPush
import Journal
import Payload
import Phone
import Simulation
import Words

extension WorldEngine {
  /// Applies `command` now.
  ///
  /// - Parameters:
  ///   - request: the request over HTTP that it came from; it goes into the history in the same commit.
  ///   - acknowledged: called on another thread once the command is on disk, or is known never to be. Commands that
  ///     somebody waits for are synced to the disk itself; the others survive a crash of belfry, not a power cut.
  @discardableResult
  public func perform(
    _ command: WorldCommand, for request: IncomingRequest? = nil,
    acknowledged: (@Sendable (CommitResult) -> Void)? = nil
  ) -> Performed {
    monitor.lock()
    if let refusal = state.refusal {
      hopeForRoom()
      monitor.unlock()
      acknowledged?(.failed(refusal))
      return Performed(number: nil, entries: [], arrivals: [], refusal: refusal)
    }
    let performed = apply(command, request, acknowledged)
    let shouldSignal = isWaiting
    monitor.unlock()
    if shouldSignal { monitor.signal() }
    bell.ring()
    return performed
  }

  /// Puts a banner up that stays until a person has seen it.
  public func tell(_ phrase: Phrase) {
    monitor.locked {
      state.banners.append(.told(phrase))
      touch()
    }
    bell.ring()
  }

  /// Takes away the banners that only tell something; the one that says why nothing is taken stays.
  public func dismissNotices() {
    monitor.locked {
      state.banners.removeAll {
        switch $0 {
        case .notice, .told: true
        case .readOnly, .closing: false
        }
      }
      touch()
    }
    bell.ring()
  }

  /// Starts, stops or paces the embedded stream.
  public func stream(_ command: StreamCommand) {
    monitor.locked {
      player.obey(command, at: clock())
      state.stream = player.status
      touch()
      monitor.signal()
    }
    bell.ring()
  }

  /// Puts a request into the history that became no command: no vendor has its path, it may not come in, or it is none.
  ///
  /// - Parameters:
  ///   - reply: the answer; nil where none was given.
  ///   - peer: the address of the other end, where that matters.
  ///   - ending: what was done in place of an answer.
  public func record(
    by port: ExchangePort, _ request: HTTPRequest, _ reply: HTTPReply?, rule: RuleID? = nil,
    from peer: String? = nil, ending: String? = nil
  ) {
    let shouldSignal = monitor.locked { () -> Bool in
      guard state.refusal == nil else { return false }
      lastMoment = max(clock(), lastMoment)
      let moment = lastMoment.moved(byMicroseconds: state.world.clockOffset)
      pending.add(
        Exchange(
          at: moment, port: port, request: request, reply: reply, rule: rule, peer: peer, ending: ending))
      touch()
      return isWaiting
    }
    if shouldSignal { monitor.signal() }
    bell.ring()
  }

  private func keep(_ request: IncomingRequest, _ moment: Instant, _ number: UInt64) {
    let reply = request.answer(trace.entries)
    pending.add(
      Exchange(
        at: moment.moved(byMicroseconds: state.world.clockOffset), port: request.port,
        request: request.request, reply: reply, command: number, entries: trace.entries,
        arrivals: trace.arrivals))
  }

  /// What is done once the command is on disk.
  private func acknowledgement(
    _ acknowledged: (@Sendable (CommitResult) -> Void)?, of command: WorldCommand, _ number: UInt64
  ) -> (@Sendable (CommitResult) -> Void)? {
    guard let phone = opened(by: command) else { return acknowledged }
    return { [self] result in
      acknowledged?(result)
      if case .committed = result { derive(phone, through: number) }
    }
  }

  private func apply(
    _ command: WorldCommand, _ request: IncomingRequest?, _ acknowledged: (@Sendable (CommitResult) -> Void)?
  ) -> Performed {
    let moment = max(clock(), lastMoment)
    lastMoment = moment
    if command.comesFromOutside { player.giveWay() }
    if command == .reset { player.reset() }
    state.stream = player.status
    advance(to: moment)
    trace.removeAll()
    state.world.apply(command, at: moment, into: &trace)
    let number = state.world.commandCount
    pending.add(
      StampedCommand(command, at: moment), number: number,
      acknowledged: acknowledgement(acknowledged, of: command, number))
    if let request { keep(request, moment, number) }
    absorb()
    touch()
    return Performed(number: number, entries: trace.entries, arrivals: trace.arrivals, refusal: nil)
  }
}

extension WorldCommand {
  /// Whether it is somebody's real push, to which the stream gives way.
  fileprivate var comesFromOutside: Bool {
    switch self {
    case .apns, .jpush(_, .message), .getui(_, .push), .getuiService(.request), .jpushService(.request): true
    default: false
    }
  }
}
