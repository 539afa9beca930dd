import Payload
import Words

extension Phone {
  /// How long a service extension may take, in microseconds: about 30 seconds.
  static let extensionTime: Int64 = 30_000_000

  /// The visible track on its way to the person: past the service extension where the push asks for it.
  mutating func presentPastExtension(
    _ delivery: Delivery, _ content: PushContent, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    guard content.hasText, content.mutableContent.isOn(boolAsOne: turn.switches[.boolAsOne]) else {
      return present(delivery, content, turn, &out, cause: cause)
    }
    guard let service = setup.serviceExtension else {
      if os.major >= 10 {
        out.note(.extensionMissing, .passed, rule: "ios.mutable.none", turn, cause: cause)
      }
      return present(delivery, content, turn, &out, cause: cause)
    }
    if let reason = skip(service, turn.switches) {
      out.note(.service(.skipped(reason)), .passed, rule: reason.rule, turn, cause: cause)
      return present(delivery, content, turn, &out, cause: cause)
    }
    begin(ExtensionRun(delivery: delivery, setup: service), turn, &out, cause: cause)
  }

  /// Whether the service extension still has the push.
  public func isInExtension(_ push: PushNumber) -> Bool {
    extensionRuns.contains { $0.delivery.number == push }
  }

  private func skip(_ service: ExtensionSetup, _ switches: RuleSwitches) -> ExtensionSkip? {
    let settings = permission.settings
    if os < OSVersion(10) { return .iOSTooOld }
    if os < service.minimum { return .extensionTooNew }
    guard permission.isGiven else { return .notAllowed }
    let isEverywhere = settings.banners && settings.lockScreen && settings.centre
    let isLoud = isEverywhere && permission.status != .provisional
    if switches[.extensionNeedsAllAlerts] ? !isLoud : !settings.isSeen { return .alertsOff }
    return app == .swipedAway && switches[.extensionNotAfterSwipe] ? .swipedAway : nil
  }

  private mutating func begin(
    _ run: ExtensionRun, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    let rule: RuleID = app == .swipedAway ? "ios.extension.run.swiped" : "ios.extension.run"
    let call = out.add(
      .service(.started), .passed, rule: rule, from: .system, to: .extension, at: turn.at, push: turn.push,
      cause: cause)
    switch run.setup.ending {
    case .crashes:
      let crash = out.add(
        .service(.crashed), .stopped, rule: "ios.extension.crash", from: .extension, to: .system,
        at: turn.at, push: turn.push, cause: call)
      showOriginal(run, rule: "ios.extension.crash", turn, &out, cause: crash)
    case .calls(after: 0): handOver(run, turn, &out, cause: call)
    case .calls(after: let span) where span <= Self.extensionTime:
      extensionRuns.append(run)
      out.later(.service(.answers(run.delivery.number)), at: turn.at.moved(byMicroseconds: span))
    case .calls, .never:
      extensionRuns.append(run)
      out.later(
        .service(.timeIsUp(run.delivery.number)), at: turn.at.moved(byMicroseconds: Self.extensionTime))
    }
  }

  /// Goes on with the push whose time in the extension has come to an end.
  mutating func run(_ job: ExtensionJob, _ turn: Turn, _ out: inout PhoneTranscript) {
    var about = turn
    switch job {
    case .answers(let push):
      guard let run = takeRun(of: push) else { return }
      about.concern(run.delivery)
      handOver(run, about, &out, cause: nil)
    case .timeIsUp(let push):
      guard let run = takeRun(of: push) else { return }
      about.concern(run.delivery)
      expire(run, about, &out)
    }
  }

  /// The run of `push`; nil if it ended, or if the app is no longer there.
  private mutating func takeRun(of push: PushNumber) -> ExtensionRun? {
    guard let index = extensionRuns.firstIndex(where: { $0.delivery.number == push }) else { return nil }
    let run = extensionRuns.remove(at: index)
    return setup.isInstalled ? run : nil
  }

  private mutating func expire(_ run: ExtensionRun, _ turn: Turn, _ out: inout PhoneTranscript) {
    let call = out.add(
      .service(.willExpire), .passed, rule: "ios.extension.expire", from: .system, to: .extension,
      at: turn.at, push: turn.push)
    switch run.setup.lastWord {
    case .content: handOver(run, turn, &out, cause: call)
    case .nothing: showOriginal(run, rule: "ios.extension.late", turn, &out, cause: call)
    }
  }

  /// The extension calls the content handler.
  private mutating func handOver(
    _ run: ExtensionRun, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int?
  ) {
    if run.setup.result == .call { return handCallOver(run, turn, &out, cause: cause) }
    let payload = run.setup.edit.applied(to: run.delivery.payload)
    let content = PushContent(payload, os, turn.switches)
    guard run.setup.result == .content, content.isVisible else {
      return handNothingOver(run, turn, &out, cause: cause)
    }
    let taken = attach(run.setup.attachments, turn, &out, cause: cause)
    let answer = out.add(
      .service(.delivered(ContentLines(payload), attachments: taken.map(\.name))), .passed,
      rule: "ios.extension.content", from: .extension, to: .system, at: turn.at, push: turn.push,
      cause: cause)
    var delivery = run.delivery
    delivery.payload = payload
    var about = turn
    about.concern(delivery)
    present(delivery, content, about, &out, cause: answer)
  }

  /// The extension has found out that the push is a call, and starts PushKit with it.
  private mutating func handCallOver(
    _ run: ExtensionRun, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int?
  ) {
    let step = out.add(
      .service(.handedCall), rule: "ios.voip.extension", from: .extension, to: .system, at: turn.at,
      push: turn.push, cause: cause)
    guard os >= OSVersion(14, 5), setup.entitlements.contains(.filtering) else {
      return showOriginal(run, rule: "ios.voip.extension", turn, &out, cause: step)
    }
    out.note(.dropped(.visible, .filtered), .stopped, rule: "ios.extension.filtered", turn, cause: step)
    receiveCall(run.delivery, rule: "ios.voip.extension", turn, &out, cause: step)
  }

  /// Empty content: shows nothing for an app that may do that, else the original.
  private mutating func handNothingOver(
    _ run: ExtensionRun, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int?
  ) {
    let answer = out.add(
      .service(.deliveredNothing), rule: "ios.extension.nothing", from: .extension, to: .system, at: turn.at,
      push: turn.push, cause: cause)
    let isAlert = run.delivery.type == .alert || run.delivery.type == nil
    guard isAlert, setup.entitlements.contains(.filtering) else {
      return showOriginal(run, rule: "ios.extension.nothing", turn, &out, cause: answer)
    }
    out.note(.dropped(.visible, .filtered), .stopped, rule: "ios.extension.filtered", turn, cause: answer)
  }

  private mutating func showOriginal(
    _ run: ExtensionRun, rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    let original = out.note(.service(.original), .passed, rule: rule, turn, cause: cause)
    let content = PushContent(run.delivery.payload, os, turn.switches)
    present(run.delivery, content, turn, &out, cause: original)
  }

  /// The attachments that iOS takes; it tells of the others.
  func attach(
    _ attachments: [Attachment], _ turn: Turn, _ out: inout PhoneTranscript, cause: Int?
  ) -> [Attachment] {
    attachments.filter { attachment in
      guard let fault = attachment.fault else { return true }
      out.add(
        .service(.attachmentRefused(attachment.name, fault)), .stopped, rule: fault.rule, from: .system,
        to: .extension, at: turn.at, push: turn.push, cause: cause)
      return false
    }
  }
}
