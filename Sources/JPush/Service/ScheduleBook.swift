import Phone

/// The schedules in the order in which they were made, and when they send next.
struct ScheduleBook: Codable, Sendable {
  /// The most that may be live at once.
  static let mostLive = 100

  private(set) var all: [PushSchedule] = []
  private var due = Agenda<String>()
  private(set) var number: UInt64 = 0

  /// When the next one sends.
  var nextDue: Instant? { due.nextDue }

  /// Goes on with the numbers of `other`.
  mutating func continueNumbers(after other: ScheduleBook) { number = other.number }

  /// The schedule with this id.
  subscript(id: String) -> PushSchedule? { all.first { $0.id == id } }

  /// A new id.
  mutating func nextID(_ identifiers: Identifiers) -> String {
    number += 1
    return identifiers.uuid(0x5343_4800_0000_0000 + number)
  }

  /// Takes in a schedule.
  mutating func add(_ schedule: PushSchedule, at moment: Instant) {
    all.append(schedule)
    plan(schedule, after: moment)
  }

  /// Replaces a schedule; an older plan of it does nothing any more.
  mutating func replace(_ schedule: PushSchedule, at moment: Instant) {
    guard let index = all.firstIndex(where: { $0.id == schedule.id }) else { return }
    all[index] = schedule
    plan(schedule, after: moment)
  }

  /// Takes a schedule out; false if there is none.
  mutating func remove(_ id: String) -> Bool {
    let before = all.count
    all.removeAll { $0.id == id }
    return all.count < before
  }

  /// Notes a firing.
  mutating func note(_ sent: PushSchedule.Sent, of id: String) {
    if let index = all.firstIndex(where: { $0.id == id }) { all[index].sent.append(sent) }
  }

  /// The schedules that are due at `moment`, each planned anew.
  mutating func takeDue(at moment: Instant) -> [PushSchedule] {
    var ready: [PushSchedule] = []
    while let (time, id) = due.takeNext(dueBy: moment) {
      guard let schedule = self[id], schedule.isEnabled, !ready.contains(where: { $0.id == id }),
        schedule.trigger.next(after: time.moved(byMicroseconds: -1)) == time
      else { continue }
      ready.append(schedule)
      plan(schedule, after: time)
    }
    return ready
  }

  private mutating func plan(_ schedule: PushSchedule, after moment: Instant) {
    if let next = schedule.trigger.next(after: moment) { due.add(schedule.id, at: next) }
  }
}
