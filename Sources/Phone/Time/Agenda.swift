/// What is due later, in the order (due, sequence).
///
/// A job is never taken back: whoever made it marks it stale by its own token. That keeps the order of events a
/// function of the commands alone.
///
/// Inlinable for the same reason as `Transcript`: it is asked before every command.
@frozen public struct Agenda<Job: Codable & Sendable>: Codable, Sendable {
  @usableFromInline struct Entry: Codable, Sendable {
    @usableFromInline var due: Instant
    @usableFromInline var sequence: UInt64
    @usableFromInline var job: Job

    @inlinable init(due: Instant, sequence: UInt64, job: Job) {
      self.due = due
      self.sequence = sequence
      self.job = job
    }

  }

  @usableFromInline var heap: [Entry] = []
  @usableFromInline var sequence: UInt64 = 0

  /// An agenda with nothing in it.
  @inlinable public init() {}

  /// Whether the entry at one place comes before that at another; the jobs are not looked at, nor copied.
  @inlinable func isBefore(_ place: Int, _ other: Int) -> Bool {
    let (due, otherDue) = (heap[place].due, heap[other].due)
    return due != otherDue ? due < otherDue : heap[place].sequence < heap[other].sequence
  }

  /// When the first job is due.
  @inlinable public var nextDue: Instant? { heap.first?.due }

  /// How many jobs wait.
  @inlinable public var count: Int { heap.count }

  /// Puts `job` down for `due`.
  @inlinable public mutating func add(_ job: Job, at due: Instant) {
    heap.append(Entry(due: due, sequence: sequence, job: job))
    sequence += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(child, parent) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the first job that is due at `moment` or before.
  @inlinable public mutating func takeNext(dueBy moment: Instant) -> (due: Instant, job: Job)? {
    guard let first = heap.first, first.due <= moment else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return (first.due, first.job)
  }

  @inlinable mutating func sink() {
    var parent = 0
    while true {
      let left = parent * 2 + 1
      let right = left + 1
      var first = parent
      if left < heap.count, isBefore(left, first) { first = left }
      if right < heap.count, isBefore(right, first) { first = right }
      if first == parent { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
