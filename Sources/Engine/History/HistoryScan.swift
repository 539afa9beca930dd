import Journal
import Phone

/// Finds the rows of one question, a bounded stretch of numbers at a time, and hands out what it has on the way.
///
/// Most filters find a screenful in the first stretch; one that finds next to nothing has to look at every row there is,
/// and a person wants to see the first match, and be able to change the filter, long before that.
struct HistoryScan {
  /// The question's filter, with the phones in it that it means by their alias.
  let filter: Filter
  let journal: JournalStore
  let now: Instant
  let isOver: () -> Bool
  let show: (HistoryWindow) -> Void
  private(set) var window: HistoryWindow

  /// Numbers looked at in one go.
  private static let stretch = 10_000

  init(
    _ question: HistoryQuestion, _ filter: Filter, _ journal: JournalStore, now: Instant,
    isOver: @escaping () -> Bool,
    show: @escaping (HistoryWindow) -> Void
  ) {
    self.filter = filter
    self.journal = journal
    self.now = now
    self.isOver = isOver
    self.show = show
    window = HistoryWindow(question)
  }

  /// Answers the question.
  ///
  /// - Throws: `.cancelled` where it came to be over.
  mutating func run() throws(JournalError) {
    let question = window.question
    let numbers = try question.kind == .pushes ? journal.pushNumbers() : journal.exchangeNumbers()
    window.numbers = numbers
    switch question.place {
    case .newest: window.hasOlder = try fill(numbers, 2 * question.reach, oldestFirst: false)
    case .oldest: window.hasNewer = try fill(numbers, 2 * question.reach, oldestFirst: true)
    case .number(let number):
      let place = min(max(numbers.lowerBound, number + 1), numbers.upperBound)
      window.hasOlder = try fill(numbers.lowerBound..<place, question.reach, oldestFirst: false)
      window.hasNewer = try fill(place..<numbers.upperBound, question.reach, oldestFirst: true)
    }
    window.reached = nil
  }

  /// Looks through `range` for `limit` rows, and says whether it holds more.
  private mutating func fill(
    _ range: Range<Int>, _ limit: Int, oldestFirst: Bool
  ) throws(JournalError) -> Bool {
    var rest = range
    var found = 0
    let step = filter.isEmpty ? max(1, range.count) : Self.stretch
    while !rest.isEmpty {
      if isOver() { throw .cancelled }
      let part =
        oldestFirst
        ? rest.lowerBound..<min(rest.upperBound, rest.lowerBound + step)
        : max(rest.lowerBound, rest.upperBound - step)..<rest.upperBound
      rest = oldestFirst ? part.upperBound..<rest.upperBound : rest.lowerBound..<part.lowerBound
      // One more than asked for tells whether there are more.
      let rows = try rows(part, limit + 1 - found, oldestFirst: oldestFirst)
      found += rows.count
      add(found > limit ? rows.dropLast() : rows[...], oldestFirst: oldestFirst)
      if found > limit { return true }
      guard !rest.isEmpty else { continue }
      window.reached = oldestFirst ? part.upperBound - 1 : part.lowerBound
      show(window)
    }
    return false
  }

  private func rows(
    _ range: Range<Int>, _ limit: Int, oldestFirst: Bool
  ) throws(JournalError) -> [HistoryRow] {
    switch window.question.kind {
    case .pushes:
      return try journal.arrivals(
        filter, in: range, limit: limit, oldestFirst: oldestFirst, now: now, isCancelled: isOver
      ).map(HistoryRow.push)
    case .requests:
      return try journal.exchanges(
        filter, in: range, limit: limit, oldestFirst: oldestFirst, now: now, isCancelled: isOver
      ).map(HistoryRow.request)
    }
  }

  private mutating func add(_ rows: ArraySlice<HistoryRow>, oldestFirst: Bool) {
    if oldestFirst {
      window.rows.insert(contentsOf: rows.reversed(), at: 0)
    } else {
      window.rows += rows
    }
  }
}
