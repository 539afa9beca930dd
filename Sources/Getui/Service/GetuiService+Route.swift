import Phone
import Words

extension GetuiService {
  /// Sends one copy of a push: over Getui's connection, to APNs, or into store.
  ///
  /// - Parameter push: the number that all that happens with this copy shares.
  public mutating func route(
    _ work: GetuiWork, push: PushNumber, at moment: Instant, into log: inout GetuiTranscript
  ) -> GetuiRoute {
    guard let task = tasks.place(of: work.task) else { return GetuiRoute() }
    // Task and client are read member by member: this is done for every phone of a broadcast.
    let place = work.place
    let copy = CopyID(task: work.task, message: nextMessage(), client: clients[place].id)
    tasks.update(at: task) { $0.report.connection.eligible += 1 }
    var run = CopyRun(
      copy: copy, task: task, push: push, place: place, content: tasks[task].push, moment: moment)
    run.route.copy = copy
    run.route.hasText = run.content.content.text != nil
    if let reason = obstacle(for: place, of: task, at: moment) {
      run.halt(reason, into: &log)
      report(reason.receipt, copy, at: moment, into: &log)
      return run.route
    }
    if (run.content.ios?.kind ?? .notify) != .notify {
      toAPNs(&run, into: &log)
      return run.route
    }
    switch run.content.settings.strategy {
    case .connectionElseAPNs where clients[place].isOnline: overConnection(&run, into: &log)
    case .connectionElseAPNs:
      if run.content.ios != nil { toAPNs(&run, into: &log) }
      keep(&run, into: &log)
    case .connectionOnly: connectionOrStore(&run, into: &log)
    case .apnsOnly: toAPNs(&run, into: &log)
    case .apnsElseConnection: if !toAPNs(&run, into: &log) { connectionOrStore(&run, into: &log) }
    }
    return run.route
  }

  /// What is done when APNs refuses a push: with strategy 4 the copy takes Getui's connection.
  public mutating func apnsRefused(
    _ refused: GetuiAPNsPush, push: PushNumber, at moment: Instant, into log: inout GetuiTranscript
  ) -> GetuiRoute {
    let copy = refused.copy
    guard let task = tasks.place(of: copy.task), let place = clients.place(of: copy.client) else {
      return GetuiRoute()
    }
    tasks.update(at: task) { $0.report.refused += 1 }
    var run = CopyRun(
      copy: copy, task: task, push: push, place: place, content: tasks[task].push, moment: moment)
    run.route.hasText = run.content.content.text != nil
    run.halt(.refusedByAPNs, into: &log)
    report(.apnsFailed, copy, at: moment, into: &log)
    if run.content.settings.strategy == .apnsElseConnection {
      run.route.standstill = nil
      connectionOrStore(&run, into: &log)
    }
    return run.route
  }

  /// Notes that APNs took a push.
  public mutating func apnsAccepted(
    _ push: GetuiAPNsPush, at moment: Instant, into log: inout GetuiTranscript
  ) {
    report(.done, push.copy, at: moment, into: &log)
  }

  /// What keeps a copy from going anywhere.
  private func obstacle(for place: Int, of task: Int, at moment: Instant) -> Standstill? {
    if tasks[task].isStopped { return .stopped }
    if isFailing { return .failed }
    if !clients[place].isTrusted { return .wrongCredentials }
    if clients[place].isBlacklisted { return .blacklisted }
    if clients[place].isPushOff { return .pushOff }
    if clients[place].isInactive(at: clock(at: moment)) { return .inactive }
    return nil
  }

  private mutating func connectionOrStore(_ run: inout CopyRun, into log: inout GetuiTranscript) {
    if clients[run.place].isOnline {
      overConnection(&run, into: &log)
    } else {
      keep(&run, into: &log)
    }
  }

  private mutating func overConnection(_ run: inout CopyRun, into log: inout GetuiTranscript) {
    guard let text = run.content.content.text else { return run.halt(.nothingForIOS, into: &log) }
    if case .notification = run.content.content { run.note(.notificationOnIOS, into: &log) }
    run.add(.overConnection, rule: "getui.route.online", into: &log)
    let ttl = run.content.settings.ttl
    run.route.message = GetuiMessage(
      phone: clients[run.place].phone, copy: run.copy, push: run.push, text: text, isOffline: false,
      expires: ttl > 0 ? clock(at: run.moment).after(milliseconds: Int64(ttl)) : nil)
    let now = clock(at: run.moment)
    tasks.update(at: run.task) { task in
      task.report.connection.sent += 1
      task.note("send", run.copy.client, at: now)
    }
    report(.done, run.copy, at: run.moment, into: &log)
  }

  /// Hands the copy to APNs; false if there is nothing to hand over or nowhere to hand it to.
  @discardableResult
  private mutating func toAPNs(_ run: inout CopyRun, into log: inout GetuiTranscript) -> Bool {
    guard let channel = run.content.ios else {
      run.halt(.nothingForIOS, into: &log)
      return false
    }
    guard let token = clients.token(at: run.place, for: channel) else {
      run.halt(channel.kind == .liveActivity ? .noActivity : .noToken, into: &log)
      return false
    }
    var count: Int?
    if let change = channel.autoBadge {
      let changed = changeBadge(change, at: run.place)
      count = changed.to
      run.add(.serverBadge(from: changed.from, to: changed.to), rule: "getui.badge.auto", into: &log)
    }
    run.add(.toAPNs, rule: run.apnsRule, into: &log)
    let ttl = run.content.settings.ttl
    run.route.apns = GetuiAPNsPush(
      phone: clients[run.place].phone, copy: run.copy, body: channel.body(count: count, copy: run.copy),
      type: channel.pushType, priority: channel.priority, collapseID: channel.collapseID,
      expiration: ttl > 0 ? run.moment.after(milliseconds: Int64(ttl)) : nil, token: token)
    let now = clock(at: run.moment)
    tasks.update(at: run.task) { task in
      task.report.apns.eligible += 1
      task.report.apns.sent += 1
      task.note("send apn", run.copy.client, at: now)
    }
    return true
  }

  private mutating func keep(_ run: inout CopyRun, into log: inout GetuiTranscript) {
    guard let text = run.content.content.text else {
      if run.route.apns == nil, run.route.standstill == nil { run.halt(.nothingForIOS, into: &log) }
      return
    }
    guard run.content.settings.ttl > 0 else { return run.note(.notKept, into: &log) }
    let expires = clock(at: run.moment).after(milliseconds: Int64(run.content.settings.ttl))
    keep(KeptCopy(copy: run.copy, push: run.push, text: text, expires: expires), at: run.place)
    run.route.isKept = true
    run.route.standstill = nil
    let until = expires.moved(byMicroseconds: -clockOffset)
    run.add(.kept(until: until), verdict: .stopped, rule: "getui.route.kept", into: &log)
  }

  private mutating func nextMessage() -> HexID {
    copies += 1
    return HexID(identifiers, purpose: 0x4754_0005, number: copies)
  }

  private func report(
    _ code: ReceiptLine.Code, _ copy: CopyID, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard postsReceipts else { return }
    let line = ReceiptLine(appID: app.id ?? "", copy: copy, code: code)
    log.add(
      .receiptLine(line), rule: "getui.receipt.line", from: .service, to: .backend, at: moment)
  }
}
