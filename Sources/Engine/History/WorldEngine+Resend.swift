import APNs
import Getui
import JPush
import Journal
import Phone
import Simulation
import Words

extension WorldEngine {
  /// Called once what was sent is on disk, or is known never to be.
  public typealias Acknowledged = @Sendable (CommitResult) -> Void

  /// Does what `command` asks.
  ///
  /// - Returns: what sending again did; nil where nothing was sent, and then nothing is acknowledged.
  @discardableResult
  public func perform(
    _ command: HistoryCommand, acknowledged: Acknowledged? = nil
  ) throws(HistoryRefusal) -> Performed? {
    switch command {
    case .keepCount(let count):
      try keep { $0.count = count }
    case .keepFor(let span):
      try keep { $0.age = span }
    case .resend(let push): return try resend(push, acknowledged: acknowledged)
    case .resendRequest(let number): return try resend(request: number, acknowledged: acknowledged)
    }
    return nil
  }

  /// How much of the history is kept.
  public func retention() throws(JournalError) -> Retention { try journal.retention() }

  /// The command that brought `push`; nil where the journal does not reach back to it, and for what no command sent:
  /// a timer's.
  public func command(of push: PushNumber) throws(JournalError) -> WorldCommand? {
    try journal.command(of: push)
  }

  /// The command that a request became; nil for one that became none.
  public func command(of exchange: Exchange) throws(JournalError) -> WorldCommand? {
    guard let number = exchange.command else { return nil }
    return try journal.command(number)?.command
  }

  /// Sends once more what brought `push`.
  ///
  /// - Parameter body: what to send in place of its body.
  public func resend(
    _ push: PushNumber, body: [UInt8]? = nil, acknowledged: Acknowledged? = nil
  ) throws(HistoryRefusal) -> Performed {
    guard let command = try Self.said({ () throws(JournalError) in try self.command(of: push) }) else {
      throw .unknown(push.value)
    }
    return try send(command, body, acknowledged)
  }

  /// Sends a request over HTTP once more, by its own number.
  ///
  /// - Parameter body: what to send in place of its body.
  public func resend(
    request number: Int, body: [UInt8]? = nil, acknowledged: Acknowledged? = nil
  ) throws(HistoryRefusal) -> Performed {
    guard let exchange = try Self.said({ () throws(JournalError) in try journal.exchange(number) }) else {
      throw .unknown(number)
    }
    guard let command = try Self.said({ () throws(JournalError) in try self.command(of: exchange) }) else {
      throw .noCommand
    }
    return try send(command, body, acknowledged)
  }

  private func send(
    _ command: WorldCommand, _ body: [UInt8]?, _ acknowledged: Acknowledged?
  ) throws(HistoryRefusal) -> Performed {
    let now = read { $0.now }
    let (again, note) = refreshed(command.sentAgain(at: now, body: body), at: now)
    var performed = perform(again, acknowledged: acknowledged)
    performed.note = note
    if let refusal = performed.refusal { throw .engine(refusal) }
    return performed
  }

  /// Getui takes a `request_id` once, so that the same request would go nowhere.
  private func refreshed(_ command: WorldCommand, at now: Instant) -> (WorldCommand, Phrase?) {
    guard case .getuiService(.request(let request)) = command else { return (command, nil) }
    let fresh = read { $0.world.getui.refreshed(request, number: $0.world.commandCount, at: now) }
    guard let id = fresh.ids.first else { return (command, nil) }
    return (.getuiService(.request(fresh.request)), Phrase("engine.resend.fresh", .text(id)))
  }

  private func keep(_ change: (inout Retention) -> Void) throws(HistoryRefusal) {
    try Self.said { () throws(JournalError) in
      var retention = try journal.retention()
      change(&retention)
      try journal.keep(retention)
    }
    monitor.locked {
      isPruneWanted = true
      monitor.signal()
    }
  }

  private static func said<Result>(
    _ body: () throws(JournalError) -> Result
  ) throws(HistoryRefusal) -> Result {
    do throws(JournalError) { return try body() } catch { throw .journal(error) }
  }
}

extension WorldCommand {
  /// The same command by the same client, who has a fresh token by now and a connection of its own; what was wrong
  /// with the credentials then is wrong now.
  fileprivate func sentAgain(at now: Instant, body: [UInt8]?) -> WorldCommand {
    switch self {
    case .apns(let phone, .push(let old)):
      var push = APNsPush(body: body ?? old.body)
      (push.type, push.topic, push.collapseID) = (old.type, old.topic, old.collapseID)
      (push.expiration, push.priority, push.id) = (old.expiration, old.priority, old.id)
      push.route = old.route
      if case .wire(var wire) = push.route {
        wire.connection = nil
        wire.credential = wire.credential?.renewed(at: now)
        push.route = .wire(wire)
      }
      return .apns(phone, .push(push))
    case .jpushService(.request(let old)) where body != nil:
      return .jpushService(
        .request(
          JPushRequest(
            method: old.method, target: old.target, body: body ?? [], credential: old.credential)))
    case .getuiService(.request(let old)) where body != nil:
      return .getuiService(
        .request(
          GetuiRequest(
            method: old.method, target: old.target, body: body ?? [], credential: old.credential)))
    default: return self
    }
  }
}

extension Credential {
  fileprivate func renewed(at now: Instant) -> Credential {
    switch self {
    case .verified(var token):
      token.issuedAt = now.microseconds / 1_000_000
      return .verified(token)
    case .unchecked(var token):
      token.issuedAt = now.microseconds / 1_000_000
      return .unchecked(token)
    case .missing, .refused, .certificate: return self
    }
  }
}
