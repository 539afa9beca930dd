import Words

/// What a room says while it handles something: the steps in order, and what it wants to do later.
///
/// Inlinable, because each room fills its own kind: without that every step of another room would look its type up
/// at run time.
@frozen public struct Transcript<Event: Sendable, Job: Sendable>: Sendable {
  @usableFromInline var written: [Step<Event>] = []
  @usableFromInline var wanted: [(due: Instant, job: Job)] = []

  /// An empty transcript.
  @inlinable public init() {}

  /// The steps so far.
  @inlinable public var steps: [Step<Event>] { written }

  /// The step that `add` gave this index.
  @inlinable public subscript(index: Int) -> Step<Event>? { written.indices ~= index ? written[index] : nil }

  /// Lends the steps where they lie. To be read member by member: a copy of a whole step costs more than making it.
  @inlinable @inline(__always)
  public func withSteps<Result>(_ body: (UnsafeBufferPointer<Step<Event>>) -> Result) -> Result {
    written.withUnsafeBufferPointer(body)
  }

  /// The jobs asked for so far, each with the moment it is due.
  @inlinable public var jobs: [(due: Instant, job: Job)] { wanted }

  /// Writes a step down and returns its index, for steps that it causes.
  @discardableResult @inlinable
  public mutating func add(
    _ event: Event, _ verdict: Verdict = .info, rule: RuleID, from: Party, to: Party, at: Instant,
    push: PushNumber? = nil, cause: Int? = nil
  ) -> Int {
    // A push makes about ten steps: growing to that one by one would cost more than the steps.
    if written.capacity == 0 { written.reserveCapacity(16) }
    written.append(
      Step(
        at: at, push: push, from: from, to: to, event: event, verdict: verdict, rule: rule, cause: cause))
    return written.count - 1
  }

  /// Asks for `job` to be run at `due`.
  @inlinable public mutating func later(_ job: Job, at due: Instant) { wanted.append((due, job)) }

  /// Empties both lists and keeps their memory.
  @inlinable public mutating func removeAll() {
    if !written.isEmpty { written.removeAll(keepingCapacity: true) }
    if !wanted.isEmpty { wanted.removeAll(keepingCapacity: true) }
  }
}
