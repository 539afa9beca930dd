import Phone

extension JPushClient {
  /// The app asks for the registration ID with a block; it is answered with the registration, if there is none yet.
  mutating func askForRegistrationID(at moment: Instant, into log: inout JPushTranscript) {
    log.add(.registrationIDAsked, rule: "jpush.registration.ask", from: .app, to: .sdk, at: moment)
    lastCall &+= 1
    let wait = registrationID == nil ? JPushTiming.lock : JPushTiming.local
    let due = moment.after(milliseconds: wait)
    idCalls.append(IDCall(id: lastCall, due: due))
    log.later(.identify(call: lastCall), at: due)
  }

  /// A block's time has come.
  mutating func identify(_ id: UInt32, at moment: Instant, into log: inout JPushTranscript) {
    guard idCalls.contains(where: { $0.id == id }), runsCode else { return }
    idCalls.removeAll { $0.id == id }
    answerRegistrationID(at: moment, into: &log)
  }

  /// Answers the blocks that can be answered: all of them once the device has its ID, else the ones that are overdue.
  mutating func answerIDCalls(at moment: Instant, into log: inout JPushTranscript) {
    guard runsCode, !idCalls.isEmpty else { return }
    let hasID = registrationID != nil
    let ready = idCalls.filter { hasID || $0.due <= moment }
    idCalls.removeAll { hasID || $0.due <= moment }
    for _ in ready { answerRegistrationID(at: moment, into: &log) }
  }

  /// The registration failed: every block hears why.
  mutating func answerIDCalls(
    with code: SDKCode, at moment: Instant, into log: inout JPushTranscript
  ) {
    guard runsCode else { return }
    for _ in idCalls {
      log.add(
        .registrationIDAnswered(code, nil), rule: "jpush.registration.failed", from: .sdk, to: .app,
        at: moment)
    }
    idCalls = []
  }

  private func answerRegistrationID(at moment: Instant, into log: inout JPushTranscript) {
    let code = registrationID == nil ? SDKCode.noRegistrationID : .ok
    log.add(
      .registrationIDAnswered(code, registrationID?.text),
      rule: code == .ok ? "jpush.registration.answer" : "jpush.code.1011", from: .sdk, to: .app, at: moment)
  }
}
