import Language
import Words

extension Phone {
  /// An activity comes to the lock screen.
  @discardableResult
  mutating func begin(
    _ activity: LiveActivity, rule: RuleID, from: Party, _ turn: Turn, _ out: inout PhoneTranscript,
    cause: Int? = nil
  ) -> Int {
    board.activities.append(activity)
    let step = out.add(
      .activity(.started(activity.name)), .passed, rule: rule, from: from, to: .user, at: turn.at,
      push: turn.push, cause: cause)
    out.later(.activity(.expire(activity.name)), at: turn.at.moved(byMicroseconds: ActivityBoard.longest))
    watchStale(activity, turn, &out)
    if let token = tokens.begin(activity: activity.name) {
      out.add(
        .token(.activity(activity.name), token), rule: "ios.activity.token", from: .system, to: .app,
        at: turn.at, push: turn.push, cause: step)
    }
    return step
  }

  func watchStale(_ activity: LiveActivity, _ turn: Turn, _ out: inout PhoneTranscript) {
    if let date = activity.staleDate { out.later(.activity(.stale(activity.name)), at: max(date, turn.at)) }
  }

  /// An activity ends; it stays on the lock screen up to `date`, and 4 hours at most.
  mutating func finish(
    _ index: Int, at date: Instant?, rule: RuleID, from: Party, _ turn: Turn, _ out: inout PhoneTranscript,
    cause: Int? = nil
  ) {
    let latest = turn.at.moved(byMicroseconds: ActivityBoard.afterlife)
    let dismissal = min(max(date ?? latest, turn.at), latest)
    board.activities[index].phase = .ended
    board.activities[index].dismissal = dismissal
    let name = board.activities[index].name
    tokens.end(activity: name, at: turn.at)
    out.add(
      .activity(.ended(name, until: dismissal)), .passed, rule: rule, from: from, to: .user, at: turn.at,
      push: turn.push, cause: cause)
    if dismissal == turn.at {
      remove(index, rule: rule, from: .system, turn, &out)
    } else {
      out.later(.activity(.dismiss(name)), at: dismissal)
    }
  }

  private mutating func remove(
    _ index: Int, rule: RuleID, from: Party, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    let name = board.activities.remove(at: index).name
    tokens.end(activity: name, at: turn.at)
    out.add(
      .activity(.dismissed(name)), rule: rule, from: from, to: .user, at: turn.at, push: turn.push)
  }

  /// A date of an activity has come, unless a later push has changed it.
  mutating func run(_ job: ActivityJob, _ turn: Turn, _ out: inout PhoneTranscript) {
    switch job {
    case .stale(let name):
      guard let index = board.activities.firstIndex(where: { $0.name == name }),
        board.activities[index].phase == .active, let date = board.activities[index].staleDate,
        date <= turn.at
      else { return }
      board.activities[index].phase = .stale
      out.show(.activity(.stale(name)), .info, rule: "ios.activity.stale", turn)
    case .dismiss(let name):
      guard let index = board.activities.firstIndex(where: { $0.name == name }),
        let date = board.activities[index].dismissal, date <= turn.at
      else { return }
      remove(index, rule: "ios.activity.dismissal", from: .system, turn, &out)
    case .expire(let name):
      guard let index = board.activities.firstIndex(where: { $0.name == name }),
        board.activities[index].phase != .ended
      else { return }
      out.show(.activity(.expired(name)), .info, rule: "ios.activity.limit", turn)
      finish(index, at: nil, rule: "ios.activity.limit", from: .system, turn, &out)
    }
  }

  /// What the app has and does with activities, and what the person does with one.
  mutating func perform(_ command: ActivityCommand, _ turn: Turn, _ out: inout PhoneTranscript) {
    switch command {
    case .expects(let name, let fields):
      setup.activities.removeAll { $0.name == name }
      setup.activities.append(ActivitySetup(name: name, fields: fields))
      out.add(.activity(.setUp), rule: "ios.activity.setup", from: .user, to: .app, at: turn.at)
    case .frequent(let isOn):
      setup.updatesActivitiesOften = isOn
      out.add(.activity(.setUp), rule: "ios.activity.setup", from: .user, to: .app, at: turn.at)
    case .start(let type, let state): appStarts(type, state, turn, &out)
    case .end(let name):
      guard app.runsCode else { return sleep(turn, &out) }
      guard let index = board.activities.firstIndex(where: { $0.name == name && $0.phase != .ended }) else {
        return missing(turn, &out)
      }
      finish(index, at: nil, rule: "ios.activity.end", from: .app, turn, &out)
    case .dismiss(let name):
      guard let index = board.activities.firstIndex(where: { $0.name == name }) else {
        return missing(turn, &out)
      }
      remove(index, rule: "ios.activity.swipe", from: .user, turn, &out)
    }
  }

  /// The app calls `Activity.request`: in front only.
  private mutating func appStarts(
    _ type: String, _ state: [Pair], _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    guard app.runsCode else { return sleep(turn, &out) }
    let fault: RuleID? =
      os < OSVersion(16, 1)
      ? "ios.route.new"
      : !permission.settings.liveActivities
        ? "ios.activity.off" : app.isInFront ? nil : "ios.activity.request.front"
    if let fault {
      out.add(.nothingThere, .stopped, rule: fault, from: .system, to: .app, at: turn.at)
      return
    }
    let activity = LiveActivity(
      board.freshName(for: type), type: type, attributes: nil, state: state, relevance: 0, at: turn.at)
    begin(activity, rule: "ios.activity.request", from: .app, turn, &out)
  }

  private func sleep(_ turn: Turn, _ out: inout PhoneTranscript) {
    out.add(.nothingThere, .stopped, rule: "ios.app.asleep", from: .app, to: .system, at: turn.at)
  }

  private func missing(_ turn: Turn, _ out: inout PhoneTranscript) {
    out.note(.nothingThere, .stopped, rule: "ios.activity.none", turn)
  }
}
