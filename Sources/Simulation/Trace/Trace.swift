import APNs
import Getui
import JPush
import Phone
import Words

/// What came of one or more commands: every step, and the arrivals they made.
///
/// Reuse one and empty it with `removeAll`: it keeps the memory it has, also that of the rooms' own transcripts.
public struct Trace: Sendable {
  /// Every step, in order.
  public private(set) var entries: [TraceEntry] = []
  /// New arrivals, as they looked when they were first decided.
  public internal(set) var arrivals: [Arrival] = []

  /// What is said of every arrival that is decided now.
  var notes: [RuleID] = []
  /// How deep reactions of the app are within each other at this moment.
  var reactionDepth = 0

  var phone = PhoneTranscript()
  var apns = APNsTranscript()
  var jpush = JPushTranscript()
  var getui = GetuiTranscript()

  /// An empty trace.
  public init() {}

  /// Empties it and keeps its memory.
  public mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    arrivals.removeAll(keepingCapacity: true)
  }

  /// How much it holds, for going back to it.
  var mark: (entries: Int, arrivals: Int) { (entries.count, arrivals.count) }

  /// Goes back to what it held; the memory stays.
  mutating func cut(to mark: (entries: Int, arrivals: Int)) {
    entries.removeLast(entries.count - mark.entries)
    arrivals.removeLast(arrivals.count - mark.arrivals)
  }

  /// The entries from `first` on are about this push.
  mutating func assign(_ push: PushNumber, from first: Int) {
    for place in first..<entries.count { entries[place].push = push }
  }

  /// The rules of the entries from `first` on that give an arrival a sign, and are no push's yet; from now on they are
  /// `push`'s.
  mutating func takeNotes(from first: Int, for push: PushNumber?) -> [RuleID] {
    var rules: [RuleID] = []
    for place in first..<entries.count where entries[place].push == nil && entries[place].event.isNote {
      rules.append(entries[place].rule)
      entries[place].push = push
    }
    return rules
  }

  mutating func append(_ entry: TraceEntry) { entries.append(entry) }

  /// Moves the phone's steps over, numbered from `first` on; those that nothing among them caused are put down to
  /// `cause`.
  mutating func takePhone(
    _ number: PhoneNumber, first: EntryNumber, cause: EntryNumber? = nil
  ) -> UInt32 {
    let start = entries.count
    defer {
      if let cause {
        for place in start..<entries.count where entries[place].cause == nil { entries[place].cause = cause }
      }
    }
    return Self.take(phone, into: &entries, number, first) { .phone($0) }
  }

  /// Moves APNs' steps over, numbered from `first` on.
  mutating func takeAPNs(_ number: PhoneNumber, first: EntryNumber) -> UInt32 {
    Self.take(apns, into: &entries, number, first) { .apns($0) }
  }

  /// Moves JPush's steps over, numbered from `first` on; those of the service itself are no phone's.
  mutating func takeJPush(_ number: PhoneNumber?, first: EntryNumber) -> UInt32 {
    Self.take(jpush, into: &entries, number, first) { .jpush($0) }
  }

  /// Moves Getui's steps over, numbered from `first` on; those of the service itself are no phone's.
  mutating func takeGetui(_ number: PhoneNumber?, first: EntryNumber) -> UInt32 {
    Self.take(getui, into: &entries, number, first) { .getui($0) }
  }

  @inline(__always)
  private static func take<E, J>(
    _ said: Transcript<E, J>, into entries: inout [TraceEntry], _ number: PhoneNumber?,
    _ first: EntryNumber, _ wrap: (E) -> Event
  ) -> UInt32 {
    if entries.capacity == 0 { entries.reserveCapacity(32) }
    var place = first.step
    said.withSteps { steps in
      for index in steps.indices {
        entries.append(
          TraceEntry(
            number: EntryNumber(command: first.command, step: place), at: steps[index].at, phone: number,
            push: steps[index].push, from: steps[index].from, to: steps[index].to,
            event: wrap(steps[index].event), verdict: steps[index].verdict, rule: steps[index].rule,
            cause: steps[index].cause.map {
              EntryNumber(command: first.command, step: first.step + UInt32($0))
            }))
        place += 1
      }
    }
    return place
  }
}

extension Event {
  /// Whether it says something of the arrivals that a request brings.
  fileprivate var isNote: Bool {
    switch self {
    case .jpush(.warned), .getui(.warned), .world(.adopted): true
    case .apns, .jpush, .getui, .phone, .world: false
    }
  }
}
