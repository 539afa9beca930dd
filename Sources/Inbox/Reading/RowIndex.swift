import Journal
import Phone
import Simulation

/// Which rows a tab and a filter leave, kept up to date by what changes instead of being looked for every time.
///
/// Rows that were there before are looked through from the newest back, a bounded number at a time, so that the first
/// screen is there at once.
struct RowIndex {
  let tab: ListTab
  /// The filter's text, as the model has it.
  let text: String
  private let filter: Filter
  /// Matches found looking back, newest first.
  private var older: [PushNumber] = []
  /// Matches that came since, oldest first.
  private var newer: [PushNumber] = []
  /// Everything from this number on has been looked at.
  private var seenFrom: PushNumber?

  /// An index that has looked at nothing yet; a text that is no filter lets everything through.
  ///
  /// - Parameter phones: who has an alias, for a filter that asks for one.
  init(tab: ListTab, filter text: String, phones: (_ alias: String) -> [PhoneNumber] = { _ in [] }) {
    self.tab = tab
    self.text = text
    filter = ((try? Filter(parsing: text)) ?? Filter()).resolved(phones)
  }

  /// Whether it has other phones in it than a new one would.
  func isOutdated(_ phones: (_ alias: String) -> [PhoneNumber]) -> Bool {
    filter.asksForAlias && filter.resolved(phones) != filter
  }

  /// Whether every row is there, so that nothing needs to be kept.
  private var isWhole: Bool { tab == .all && filter.isEmpty }

  /// Takes account of the rows in `changed`, new ones among them, and looks at `budget` older ones.
  mutating func update(_ arrivals: Arrivals, changed: some Sequence<PushNumber>, now: Instant, budget: Int) {
    guard !isWhole else { return }
    let floor = seenFrom ?? arrivals.rows.last.map { PushNumber($0.number.value + 1) } ?? PushNumber(1)
    seenFrom = floor
    for number in changed where number >= floor { review(number, arrivals[number], now) }
    forget(before: arrivals.rows.first?.number ?? PushNumber(.max))
    lookBack(arrivals, from: floor, now, budget)
  }

  /// The rows around `cursor`, `reach` on each side.
  func window(_ arrivals: Arrivals, cursor: ListCursor, reach: Int) -> RowWindow {
    let total = isWhole ? arrivals.all : older.count + newer.count
    guard total > 0 else { return RowWindow(isCounting: isCounting(arrivals)) }
    let place =
      switch cursor {
      case .newest: 0
      case .oldest: total - 1
      case .push(let push): min(place(of: push, arrivals), total - 1)
      }
    let range = max(0, place - reach)..<min(total, place + reach + 1)
    return RowWindow(
      rows: range.compactMap { row(at: $0, arrivals) }, first: range.lowerBound, cursor: place, total: total,
      isCounting: isCounting(arrivals))
  }

  // MARK: - Keeping up

  private func matches(_ arrival: Arrival, _ now: Instant) -> Bool {
    guard tab.holds(arrival) else { return false }
    return filter.isEmpty || filter.matches(arrival, now: now)
  }

  /// Looks at one row anew: it may come in, leave, or stay as it is.
  private mutating func review(_ number: PushNumber, _ arrival: Arrival?, _ now: Instant) {
    let belongs = arrival.map { matches($0, now) } ?? false
    if belongs, newer.last.map({ $0 < number }) ?? older.first.map({ $0 < number }) ?? true {
      newer.append(number)
      return
    }
    let inNewer = older.first.map { number > $0 } ?? true
    if inNewer {
      Self.set(number, in: &newer, belongs) { $0 < $1 }
    } else {
      Self.set(number, in: &older, belongs) { $0 > $1 }
    }
  }

  private static func set(
    _ number: PushNumber, in list: inout [PushNumber], _ belongs: Bool,
    by precedes: (PushNumber, PushNumber) -> Bool
  ) {
    let place = list.firstPlace { !precedes($0, number) }
    let isThere = place < list.count && list[place] == number
    if belongs, !isThere { list.insert(number, at: place) }
    if !belongs, isThere { list.remove(at: place) }
  }

  /// Rows that the list no longer keeps.
  private mutating func forget(before first: PushNumber) {
    let kept = older.firstPlace { $0 < first }
    if kept < older.count { older.removeSubrange(kept...) }
    guard older.isEmpty else { return }
    let gone = newer.firstPlace { $0 >= first }
    if gone > 0 { newer.removeFirst(gone) }
  }

  private mutating func lookBack(_ arrivals: Arrivals, from floor: PushNumber, _ now: Instant, _ budget: Int)
  {
    let rows = arrivals.rows
    let end = rows.firstPlace { $0.number >= floor }
    let start = max(0, end - budget)
    guard start < end else { return }
    for index in (start..<end).reversed() where matches(rows[index], now) { older.append(rows[index].number) }
    seenFrom = rows[start].number
  }

  private func isCounting(_ arrivals: Arrivals) -> Bool {
    guard !isWhole, let first = arrivals.rows.first?.number else { return false }
    return seenFrom.map { $0 > first } ?? true
  }

  // MARK: - Finding

  /// The place of `push`, or of the next older row; counted from the newest.
  private func place(of push: PushNumber, _ arrivals: Arrivals) -> Int {
    if isWhole { return arrivals.all - arrivals.rows.firstPlace { $0.number > push } }
    if let oldest = newer.first, push >= oldest { return newer.count - newer.firstPlace { $0 > push } }
    return newer.count + older.firstPlace { $0 <= push }
  }

  private func row(at place: Int, _ arrivals: Arrivals) -> Arrival? {
    if isWhole { return arrivals.rows[arrivals.all - 1 - place] }
    return arrivals[place < newer.count ? newer[newer.count - 1 - place] : older[place - newer.count]]
  }
}
