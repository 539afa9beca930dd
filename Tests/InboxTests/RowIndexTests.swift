import Phone
import Testing

@testable import Inbox
@testable import Simulation

@Suite struct RowIndexTests {
  private static let now = Instant(microseconds: 0)

  private static func arrival(_ number: Int, title: String = "a", onPhone: Bool = true) -> Arrival {
    Arrival(
      number: PushNumber(number), phone: PhoneNumber(1), at: now, kind: .notification, origin: .outside,
      vendor: "apns", source: "", title: title, subtitle: "", body: "",
      outcome: number.isMultiple(of: 3) ? .refused : .banner, shown: [], sound: nil, badge: nil,
      keptBadge: nil,
      answered: nil, silentPart: nil, callbacks: [], isOnPhone: onPhone, isRead: false, refusal: nil,
      rule: "ios.present", appState: .foreground, apnsID: nil, collapseID: nil, priority: nil, pushType: nil,
      payload: [], folded: EntryNumber(command: UInt64(number), step: 0))
  }

  private static func matching(_ rows: [Arrival], _ tab: ListTab, _ title: String) -> [PushNumber] {
    rows.filter { tab.holds($0) && (title.isEmpty || $0.title == title) }.map(\.number).reversed()
  }

  /// Rows come, change and fall out at the old end; the index must agree with a search through everything.
  @Test(arguments: 0..<60)
  func agreesWithASearch(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let tab = ListTab.allCases[seed % 3]
    let title = ["", "x", "y"][seed / 3 % 3]
    var index = RowIndex(tab: tab, filter: title.isEmpty ? "" : "title:\(title)")
    var rows = (1...Int(random.below(60) + 1)).map {
      Self.arrival($0, title: ["x", "y"][Int(random.below(2))])
    }
    var next = rows.count + 1
    index.update(Arrivals(rows: rows), changed: [], now: Self.now, budget: Int(random.below(20)) + 1)
    for _ in 0..<40 {
      var changed: Set<PushNumber> = []
      for _ in 0..<random.below(4) {
        rows.append(Self.arrival(next, title: ["x", "y"][Int(random.below(2))]))
        changed.insert(PushNumber(next))
        next += 1
      }
      for _ in 0..<random.below(3) where !rows.isEmpty {
        let place = Int(random.below(UInt64(rows.count)))
        rows[place].isOnPhone.toggle()
        rows[place].title = rows[place].title == "x" ? "y" : "x"
        rows[place].outcome = rows[place].outcome == .refused ? .tapped : .refused
        changed.insert(rows[place].number)
      }
      if random.below(5) == 0, rows.count > 10 { rows.removeFirst(Int(random.below(8))) }
      index.update(Arrivals(rows: rows), changed: changed.sorted(), now: Self.now, budget: 7)
    }
    let arrivals = Arrivals(rows: rows)
    for _ in 0..<20 { index.update(arrivals, changed: [], now: Self.now, budget: 50) }
    let expected = Self.matching(rows, tab, title)
    let window = index.window(arrivals, cursor: .newest, reach: 10_000)
    #expect(window.rows.map(\.number) == expected)
    #expect(window.total == expected.count)
    #expect(!window.isCounting)
    for push in expected {
      let window = index.window(arrivals, cursor: .push(push), reach: 2)
      #expect(window.selected?.number == push)
      #expect(window.rows.count <= 5)
    }
  }

  @Test func theFirstScreenIsThereBeforeAllRowsAreSearched() {
    let arrivals = Arrivals(rows: (1...1000).map { Self.arrival($0) })
    var index = RowIndex(tab: .refused, filter: "")
    index.update(arrivals, changed: [], now: Self.now, budget: 100)
    let window = index.window(arrivals, cursor: .newest, reach: 10)
    #expect(window.rows.first?.number == PushNumber(999))
    #expect(window.isCounting)
    #expect(window.total == 33)
  }

  /// A push that is gone leaves the selection to the next older one, at the end to the oldest.
  @Test(arguments: [(5, 4), (1, 2), (9, 8)])
  func theNearestRowTakesTheSelection(_ gone: Int, _ heir: Int) {
    let rows = (1...9).filter { $0 != gone }.map { Self.arrival($0) }
    let arrivals = Arrivals(rows: rows)
    for tab in [ListTab.all, .phone] {
      var index = RowIndex(tab: tab, filter: "")
      index.update(arrivals, changed: [], now: Self.now, budget: 100)
      let window = index.window(arrivals, cursor: .push(PushNumber(gone)), reach: 3)
      #expect(window.selected?.number == PushNumber(heir))
    }
  }

  @Test func anEmptyListHasNoSelection() {
    var index = RowIndex(tab: .phone, filter: "")
    index.update(Arrivals(), changed: [], now: Self.now, budget: 10)
    #expect(index.window(Arrivals(), cursor: .oldest, reach: 3) == RowWindow())
  }
}
