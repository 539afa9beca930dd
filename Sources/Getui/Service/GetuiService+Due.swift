import Phone

extension GetuiService {
  /// Does what is due at `moment` or before; the caller gives each due moment in turn.
  ///
  /// - Returns: the copies to send now.
  public mutating func advance(to moment: Instant, into log: inout GetuiTranscript) -> [GetuiWork] {
    var work: [GetuiWork] = []
    while let (_, next) = due.takeNext(dueBy: clock(at: moment)) {
      switch next {
      case .begin(let task): work += begin(task, at: moment, into: &log)
      case .pace(let task): work += pace(task, at: moment, into: &log)
      case .expire(let place):
        clients.update(place) { $0.looksAt = nil }
        expire(clients[place].id, at: moment, into: &log)
      }
    }
    return work
  }

  /// Lets go of a client's kept copies that are too old, and plans the next look.
  mutating func expire(_ id: ClientID, at moment: Instant, into log: inout GetuiTranscript) {
    guard let place = clients.place(of: id), !clients[place].kept.isEmpty else { return }
    let now = clock(at: moment)
    let gone = clients.update(place) { client in
      let gone = client.kept.filter { $0.expires <= now }
      client.kept.removeAll { $0.expires <= now }
      return gone
    }
    for copy in gone { drop(copy, .expired, at: moment, into: &log) }
    guard let next = clients[place].kept.map(\.expires).min(), clients[place].looksAt == nil else { return }
    clients.update(place) { $0.looksAt = next }
    due.add(.expire(place), at: next)
  }

  /// Lets go of every kept copy of a task.
  mutating func dropKept(
    of task: TaskID, _ reason: Standstill, at moment: Instant, into log: inout GetuiTranscript
  ) {
    for place in 0..<clients.count where !clients[place].kept.isEmpty {
      let gone = clients[place].kept.filter { $0.copy.task == task }
      guard !gone.isEmpty else { continue }
      clients.update(place) { client in client.kept.removeAll { $0.copy.task == task } }
      for copy in gone { drop(copy, reason, at: moment, into: &log) }
    }
  }

  /// Takes back a message that no client has confirmed.
  mutating func takeBack(_ message: GetuiMessage, at moment: Instant, into log: inout GetuiTranscript) {
    guard let place = clients.place(of: message.copy.client), let expires = message.expires,
      expires > clock(at: moment)
    else {
      log.add(
        .halted(.notKept), .stopped, rule: Standstill.notKept.rule, from: .service, to: .service, at: moment,
        push: message.push)
      return
    }
    keep(
      KeptCopy(copy: message.copy, push: message.push, text: message.text, expires: expires), at: place)
    log.add(
      .kept(until: expires.moved(byMicroseconds: -clockOffset)), .stopped, rule: "getui.route.unconfirmed",
      from: .service, to: .service, at: moment, push: message.push)
  }

  private func drop(
    _ copy: KeptCopy, _ reason: Standstill, at moment: Instant, into log: inout GetuiTranscript
  ) {
    log.add(
      .halted(reason), .stopped, rule: reason.rule, from: .service, to: .service, at: moment, push: copy.push)
  }
}
