import Payload
import Words

extension Phone {
  /// How long the app may take to return from PushKit's callback, in microseconds: about 7 seconds.
  static let callTime: Int64 = 7_000_000

  /// A push for a call: the system shows nothing of it, the app is called in every state.
  mutating func receiveCall(
    _ delivery: Delivery, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    let before = app
    if let loss = callLoss(turn) { return lose(loss, turn, &out, cause: cause) }
    switch before {
    case .notRunning, .swipedAway:
      launchInBackground(
        .none, rule: before == .swipedAway ? "ios.voip.swiped" : "ios.voip.launch", turn, &out)
    case .suspended: move(to: .background, rule: "ios.voip.resume", turn, &out)
    case .background, .inactive, .foreground: break
    }
    let isLate = setup.voip.registry == .late && !before.isAlive
    guard setup.voip.registry != .none, !isLate else {
      lose(.noRegistry, turn, &out, cause: cause)
      return sleepAgain(after: before, turn, &out)
    }
    let form = pushKitForm
    let call = out.call(.didReceiveIncomingPush(form), .passed, rule: rule, turn, cause: cause)
    answerPush(delivery, form, before, turn, &out, call: call)
  }

  private func callLoss(_ turn: Turn) -> CallLoss? {
    if !setup.modes.contains(.voip) { return .noMode }
    let isForgiven = turn.switches[.unreportedCallsForgiven]
    return app.isAlive || isForgiven || voip.mayLaunch(at: turn.at) ? nil : .banned
  }

  private mutating func lose(
    _ loss: CallLoss, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    out.note(.call(.lost(loss)), .stopped, rule: loss.rule, turn, cause: cause)
  }

  private var pushKitForm: PushKitForm {
    if os >= OSVersion(26, 4), setup.voip.method == .metadata {
      return .metadata(mustReport: app != .foreground)
    }
    return os >= OSVersion(11) ? .completion : .plain
  }

  private mutating func answerPush(
    _ delivery: Delivery, _ form: PushKitForm, _ before: AppState, _ turn: Turn, _ out: inout PhoneTranscript,
    call: Int
  ) {
    let mustReport = os >= OSVersion(13) && form != .metadata(mustReport: false)
    switch setup.voip.report {
    case .call where os >= OSVersion(10):
      report(delivery, before, turn, &out, call: call)
      if form != .plain { complete(.done, rule: "ios.voip.completion", turn, to: call, &out) }
    case .nothing where mustReport:
      let step = out.add(
        .call(.neverPosted), .stopped, rule: "ios.voip.never", from: .system, to: .app, at: turn.at,
        push: turn.push, cause: call)
      crash(turn, cause: step, &out)
      countOffence(turn, &out, cause: step)
    case .hang where mustReport:
      voip.hanging = turn.push
      out.later(.call(.watchdog(delivery.number)), at: turn.at.moved(byMicroseconds: Self.callTime))
    case .call, .nothing, .hang:
      out.add(
        .call(.unreported), .passed, rule: "ios.voip.free", from: .app, to: .system, at: turn.at,
        push: turn.push, cause: call)
      if form != .plain { complete(.done, rule: "ios.voip.completion", turn, to: call, &out) }
      sleepAgain(after: before, turn, &out)
    }
  }

  /// The app reports the call to CallKit, and the phone rings unless a Focus keeps it away.
  private mutating func report(
    _ delivery: Delivery, _ before: AppState, _ turn: Turn, _ out: inout PhoneTranscript, call: Int
  ) {
    let step = out.add(
      .call(.reported), .passed, rule: "ios.voip.report", from: .app, to: .system, at: turn.at,
      push: turn.push, cause: call)
    if let focus = conditions.focus, !focus.allowsApp {
      out.add(
        .call(.filtered), .stopped, rule: "ios.voip.focus", from: .system, to: .app, at: turn.at,
        push: turn.push, cause: step)
      return sleepAgain(after: before, turn, &out)
    }
    let caller = Self.caller(in: delivery.payload)
    voip.calls.append(
      PhoneCall(
        push: delivery.number, caller: caller, since: turn.at,
        suspendsApp: !before.isAlive || before == .suspended))
    out.show(.call(.rings(caller)), rule: "ios.voip.rings", turn, cause: step)
  }

  /// Who calls: the alert's first line, else what the app's own keys usually say.
  private static func caller(in payload: APNsPayload) -> String {
    let lines = payload.shownLines
    if let line = [lines.title, lines.body].first(where: { !$0.isEmpty }) { return line }
    let keys = ["caller", "callerName", "handle", "from", "name"]
    return keys.lazy.compactMap { payload.document.root[$0]?.string }.first ?? ""
  }

  /// An app that was brought to run for the push alone is suspended again.
  private mutating func sleepAgain(after before: AppState, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard app == .background, before != .background else { return }
    move(to: .suspended, rule: "ios.voip.done", turn, &out)
  }

  /// The watchdog looks at a callback that has not returned.
  mutating func run(_ job: CallJob, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard case .watchdog(let push) = job, voip.hanging == push else { return }
    voip.hanging = nil
    guard app.isAlive else { return }
    var about = turn
    about.push = push
    let step = out.add(
      .call(.watchdog), .stopped, rule: "ios.voip.watchdog", from: .system, to: .app, at: turn.at, push: push)
    move(to: .notRunning, rule: "ios.voip.watchdog", about, &out, cause: step)
    dropHeld(.appEnded, rule: "ios.silent.ended", about, &out)
    countOffence(about, &out, cause: step)
  }

  private mutating func countOffence(_ turn: Turn, _ out: inout PhoneTranscript, cause: Int) {
    voip.calls = []
    guard !turn.switches[.unreportedCallsForgiven], voip.offend(at: turn.at) else { return }
    out.note(.call(.banned), .stopped, rule: "ios.voip.ban", turn, cause: cause)
  }
}
