import Phone
import Words

/// One copy of a push while the service decides on its way.
struct CopyRun {
  let copy: CopyID
  /// Where its task lies.
  let task: Int
  let push: PushNumber
  let place: Int
  let content: GetuiPush
  let moment: Instant
  var route = GetuiRoute()

  init(copy: CopyID, task: Int, push: PushNumber, place: Int, content: GetuiPush, moment: Instant) {
    self.copy = copy
    self.task = task
    self.push = push
    self.place = place
    self.content = content
    self.moment = moment
  }

  /// The rule by which the copy goes to APNs.
  var apnsRule: RuleID {
    switch content.ios?.kind {
    case .voip?: "getui.route.voip"
    case .liveActivity?: "getui.route.activity"
    case .notify?, nil:
      content.settings.strategy.needsToken ? "getui.route.strategy" : "getui.route.offline"
    }
  }

  /// Writes down a step of this copy.
  func add(
    _ event: GetuiEvent, verdict: Verdict = .passed, rule: RuleID, into log: inout GetuiTranscript
  ) {
    log.add(event, verdict, rule: rule, from: .service, to: event.listener, at: moment, push: push)
  }

  /// The copy, or this way of it, ends here.
  mutating func halt(_ reason: Standstill, into log: inout GetuiTranscript) {
    if route.message == nil, route.apns == nil, !route.isKept { route.standstill = reason }
    note(reason, into: &log)
  }

  /// A part of the copy ends here.
  func note(_ reason: Standstill, into log: inout GetuiTranscript) {
    add(.halted(reason), verdict: .stopped, rule: reason.rule, into: &log)
  }
}

extension GetuiEvent {
  /// Whom a step of the service's is for.
  fileprivate var listener: Party {
    switch self {
    case .overConnection: .sdk
    case .toAPNs: .system
    default: .service
    }
  }
}
