import Words

/// What a room says while it handles something: the steps in order, and what it wants to do later.
public struct Transcript<Event: Sendable, Job: Sendable>: Sendable {
  /// The steps so far.
  public private(set) var steps: [Step<Event>] = []
  /// The jobs asked for so far, each with the moment it is due.
  public private(set) var jobs: [(due: Instant, job: Job)] = []

  /// An empty transcript.
  public init() {}

  /// Writes a step down and returns its index, for steps that it causes.
  @discardableResult
  public mutating func add(
    _ event: Event, _ verdict: Verdict = .info, rule: RuleID, from: Party, to: Party, at: Instant,
    push: PushNumber? = nil, cause: Int? = nil
  ) -> Int {
    steps.append(
      Step(
        at: at, push: push, from: from, to: to, event: event, verdict: verdict, rule: rule, cause: cause))
    return steps.count - 1
  }

  /// Asks for `job` to be run at `due`.
  public mutating func later(_ job: Job, at due: Instant) { jobs.append((due, job)) }

  /// Empties both lists and keeps their memory.
  public mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    jobs.removeAll(keepingCapacity: true)
  }
}
