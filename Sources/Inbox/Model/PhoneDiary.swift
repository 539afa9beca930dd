import Phone
import Simulation

/// What the views show of one phone's past: how its connections went, and what its SDKs answered.
struct PhoneDiary: Sendable {
  let phone: PhoneNumber
  /// The newest changes of each connection, oldest first.
  private(set) var changes: [ConnectionChange] = []
  /// The newest answers to calls about tags and alias, oldest first.
  private(set) var answers: [NameAnswer] = []
  /// What the app shows of its own.
  private(set) var front = AppFront()
  /// The newest entry that it takes account of.
  private(set) var newest: EntryNumber?

  private static let mostChanges = 120
  private static let mostAnswers = 24

  /// An empty diary of one phone.
  init(_ phone: PhoneNumber) { self.phone = phone }

  /// Takes account of an entry, whosever it is.
  mutating func take(_ entry: TraceEntry) {
    newest = entry.number
    guard entry.phone == phone else {
      if entry.event == .world(.reset) { (changes, answers, front) = ([], [], AppFront()) }
      return
    }
    if case .phone(let event) = entry.event { front.take(event) }
    if let change = ConnectionChange(entry) {
      changes.append(change)
      if changes.count > Self.mostChanges { changes.removeFirst() }
    } else if let answer = NameAnswer(entry) {
      answers.append(answer)
      if answers.count > Self.mostAnswers { answers.removeFirst() }
    }
  }
}
