import Language
import Payload
import Words

extension Phone {
  /// A push for a Live Activity: the system renders it, the app is told of a start alone.
  mutating func receiveActivity(
    _ delivery: Delivery, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    do throws(ActivityFault) {
      let push = try activityPush(delivery, turn)
      switch push.event {
      case .start: try startActivity(push.content, push.timestamp, turn, &out, cause: cause)
      case .update: try updateActivity(push.content, push.timestamp, delivery, turn, &out, cause: cause)
      case .end: try endActivity(push.content, push.timestamp, delivery, turn, &out, cause: cause)
      }
    } catch {
      out.note(.activity(.refused(error)), .stopped, rule: error.rule, turn, cause: cause)
    }
  }

  /// What every push must hold, and the budget of priority 10.
  private mutating func activityPush(
    _ delivery: Delivery, _ turn: Turn
  ) throws(ActivityFault) -> (event: LiveActivityContent.Event, content: LiveActivityContent, timestamp: Int)
  {
    guard permission.settings.liveActivities else { throw .switchedOff }
    guard let content = delivery.payload.liveActivity, let event = content.event else { throw .eventMissing }
    guard let timestamp = content.timestamp else { throw .timestampMissing }
    let limit = setup.updatesActivitiesOften ? ActivityBudget.frequent : ActivityBudget.usual
    if delivery.priority == 10, !turn.switches[.activityUnlimited],
      !board.budget.take(at: turn.at, of: limit)
    {
      throw .budget
    }
    return (event, content, timestamp)
  }

  private mutating func startActivity(
    _ content: LiveActivityContent, _ timestamp: Int, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) throws(ActivityFault) {
    guard os >= OSVersion(17, 2) else { throw .startTooNew }
    if content.inputPushChannel != nil, os < OSVersion(18) { throw .channelTooNew }
    guard let type = content.attributesType, let attributes = content.attributes else {
      throw .attributesMissing
    }
    guard content.alertTitle != nil || content.alertBody != nil else { throw .alertMissing }
    guard setup.activities.isEmpty || setup.activities.contains(where: { $0.name == type }) else {
      throw .unknownType
    }
    let state = try decoded(content.contentState, type)
    var activity = LiveActivity(
      board.freshName(for: type), type: type, attributes: attributes, state: state,
      relevance: content.relevanceScore ?? 0, at: turn.at)
    activity.timestamp = timestamp
    activity.staleDate = content.staleDate.map(Self.instant)
    let step = begin(activity, rule: "ios.activity.start", from: .system, turn, &out, cause: cause)
    alert(content, turn, &out, cause: step)
    wakeForActivity(turn, &out, cause: step)
  }

  private mutating func updateActivity(
    _ content: LiveActivityContent, _ timestamp: Int, _ delivery: Delivery, _ turn: Turn,
    _ out: inout PhoneTranscript, cause: Int
  ) throws(ActivityFault) {
    let index = try activityIndex(delivery, timestamp)
    let state = try decoded(content.contentState, board.activities[index].type)
    change(index, content, timestamp, state)
    let name = board.activities[index].name
    let step = out.show(.activity(.updated(name)), rule: "ios.activity.update", turn, cause: cause)
    watchStale(board.activities[index], turn, &out)
    alert(content, turn, &out, cause: step)
  }

  private mutating func endActivity(
    _ content: LiveActivityContent, _ timestamp: Int, _ delivery: Delivery, _ turn: Turn,
    _ out: inout PhoneTranscript, cause: Int
  ) throws(ActivityFault) {
    let index = try activityIndex(delivery, timestamp)
    let type = board.activities[index].type
    let state = content.contentState == nil ? nil : try decoded(content.contentState, type)
    change(index, content, timestamp, state)
    let rule: RuleID = content.dismissalDate == nil ? "ios.activity.end" : "ios.activity.end.date"
    finish(
      index, at: content.dismissalDate.map(Self.instant), rule: rule, from: .system, turn, &out, cause: cause)
  }

  /// The activity that the push is for, if it still takes pushes this old.
  private func activityIndex(_ delivery: Delivery, _ timestamp: Int) throws(ActivityFault) -> Int {
    guard let index = board.index(of: delivery.activity) else { throw .noActivity }
    let activity = board.activities[index]
    if activity.phase == .ended { throw .ended }
    if let newest = activity.timestamp, timestamp < newest { throw .older }
    return index
  }

  private mutating func change(
    _ index: Int, _ content: LiveActivityContent, _ timestamp: Int, _ state: [Pair]?
  ) {
    board.activities[index].timestamp = timestamp
    board.activities[index].phase = .active
    board.activities[index].staleDate = content.staleDate.map(Self.instant)
    if let state { board.activities[index].state = state }
    if let score = content.relevanceScore { board.activities[index].relevance = score }
  }

  /// The content state's members, if the app's type takes them.
  private func decoded(_ state: JSONValue?, _ type: String) throws(ActivityFault) -> [Pair] {
    guard let state, state.kind == .object else { throw .undecodable("content-state") }
    let fields = setup.activities.first { $0.name == type }?.fields ?? []
    if let field = fields.first(where: { !$0.decodes(from: state) }) { throw .undecodable(field.name) }
    return LiveActivity.pairs(state)
  }

  /// An alert of a Live Activity lights the screen and sounds; it never becomes a notification.
  private func alert(
    _ content: LiveActivityContent, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    guard content.alertTitle != nil || content.alertBody != nil else { return }
    let title = content.alertTitle?.shown(strings: strings) ?? ""
    let body = content.alertBody?.shown(strings: strings) ?? ""
    let step = out.show(
      .activity(.alerted(title: title, body: body)), rule: "ios.activity.alert", turn, cause: cause)
    if let sound = content.alertSound.played, conditions.isRingerOn {
      out.show(.sound(sound), rule: "ios.activity.sound", turn, cause: step)
    }
  }

  private func strings(_ key: String) -> String? { setup.strings[conditions.language]?[key] }

  /// A start by push lets the app run, so that it can send its update token to the backend.
  private mutating func wakeForActivity(_ turn: Turn, _ out: inout PhoneTranscript, cause: Int) {
    let before = app
    switch before {
    case .swipedAway:
      out.note(.activity(.unwoken), .stopped, rule: "ios.activity.swiped", turn, cause: cause)
      return
    case .notRunning: launchInBackground(.none, rule: "ios.activity.wake", turn, &out)
    case .suspended: move(to: .background, rule: "ios.activity.wake", turn, &out)
    case .background, .inactive, .foreground: break
    }
    out.call(.activityUpdates, .passed, rule: "ios.activity.wake", turn, cause: cause)
    if app == .background, before != .background {
      move(to: .suspended, rule: "ios.activity.done", turn, &out)
    }
  }

  private static func instant(_ seconds: Int) -> Instant {
    let (micros, overflow) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    return Instant(microseconds: overflow ? (seconds < 0 ? .min : .max) : micros)
  }
}
