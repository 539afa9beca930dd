import Phone
@testable import Simulation
import Testing

@testable import Journal

@Suite struct SearchTests {
  private static let arrivals: [Arrival] = {
    var random = SeededRandom(11)
    return (1...200).map { .random($0, &random) }
  }()
  private static let now = Instant(microseconds: 230_000_000)

  /// The one filter means the same for a row in memory, a row on disk, and a row in the index.
  @Test(arguments: [0, 120, 200])
  func sqlMeansWhatTheEvaluatorMeans(indexed: Int) throws {
    let store = try JournalStore.opening().store
    try store.keep(Self.arrivals)
    if indexed > 0 { _ = try store.fillIndex(limit: indexed) }
    var random = SeededRandom(UInt64(indexed) + 3)
    var matches = 0
    for _ in 0..<500 {
      let filter = Filter((0..<Int.random(in: 0...3, using: &random)).map { _ in .random(&random) })
      let expected = Self.arrivals.reversed().filter { filter.matches($0, now: Self.now) }
      let found = try store.search(filter, before: nil, limit: 1_000, now: Self.now)
      matches += expected.count
      #expect(found.arrivals == expected, "\(filter.text)")
    }
    #expect(matches > 500)
  }

  @Test(arguments: [([], 0), ([1], 1), ([2, 7], 2), ([1, 2], 3)])
  func anAliasMeansThePhonesThatHaveIt(_ phones: [Int], _ expected: Int) throws {
    let store = try JournalStore.opening().store
    try store.keep(Self.arrivals)
    let filter = try Filter(parsing: "alias:user_42").resolved { alias in
      alias == "user_42" ? phones.map { PhoneNumber($0) } : [PhoneNumber(9)]
    }
    #expect(filter.text == "alias:user_42")
    let found = try store.search(filter, before: nil, limit: 1_000, now: Self.now).arrivals
    #expect(found == Self.arrivals.reversed().filter { filter.matches($0, now: Self.now) })
    #expect(Set(found.map(\.phone.value)) == Set(phones).intersection([1, 2]))
    #expect(found.isEmpty == (expected == 0))
  }

  @Test func aStretchOfNumbersIsReadFromEitherEnd() throws {
    let store = try JournalStore.opening().store
    try store.keep(Self.arrivals)
    for indexed in [0, 130, 200] {
      if indexed > 0 { _ = try store.fillIndex(limit: indexed) }
      for (text, range) in [("", 20..<60), ("order", 90..<180), ("badge:>0", 0..<Int.max), ("订单", 5..<6)] {
        let filter = try Filter(parsing: text)
        let all = Self.arrivals.filter {
          range.contains($0.number.value) && filter.matches($0, now: Self.now)
        }
        let read = { (limit: Int, oldestFirst: Bool) in
          try store.arrivals(filter, in: range, limit: limit, oldestFirst: oldestFirst, now: Self.now)
        }
        #expect(try read(999, true) == all, "\(text)")
        #expect(try read(999, false) == all.reversed(), "\(text)")
        #expect(try read(3, true) == Array(all.prefix(3)), "\(text)")
        #expect(try read(3, false) == Array(all.reversed().prefix(3)), "\(text)")
      }
    }
  }

  @Test func rowsComeBackAsTheyWere() throws {
    let store = try JournalStore.opening().store
    try store.keep(Self.arrivals)
    for arrival in Self.arrivals { #expect(try store.arrival(arrival.number) == arrival) }
    #expect(try store.arrival(PushNumber(999)) == nil)
  }

  @Test(arguments: [0, 200])
  func pagesFollowEachOther(indexed: Int) throws {
    let store = try JournalStore.opening().store
    try store.keep(Self.arrivals)
    if indexed > 0 { _ = try store.fillIndex(limit: indexed) }
    let filter = try Filter(parsing: "text:or")
    let all = try store.search(filter, before: nil, limit: 1_000, now: Self.now).arrivals
    var paged: [Arrival] = []
    var before: PushNumber?
    while true {
      let page = try store.search(filter, before: before, limit: 7, now: Self.now)
      paged += page.arrivals
      guard page.hasMore else { break }
      before = page.arrivals.last?.number
    }
    #expect(paged == all)
    #expect(all.count > 14)
  }

  @Test func aSearchCanBeCalledOff() throws {
    let store = try JournalStore.opening().store
    try store.keep(Self.arrivals)
    #expect(throws: JournalError.cancelled) {
      try store.search(Filter(), before: nil, limit: 10, now: Self.now) { true }
    }
    #expect(try store.search(Filter(), before: nil, limit: 10, now: Self.now).arrivals.count == 10)
  }

  @Test func whatWasSweptIsNoLongerOnThePhoneNorInTheList() throws {
    let store = try JournalStore.opening().store
    let rows = (1...4).map { number in
      Arrival.sample(number) { $0.origin = number % 2 == 0 ? .stream : .outside }
    }
    try store.keep(rows)
    var sweep = JournalCommit(first: 5, seen: JournalStore.now)
    sweep.streamClearedThrough = PushNumber(4)
    try store.commit(sweep)
    #expect(try store.listedRows(limit: 99).map(\.number.value) == [1, 3])
    let here = try Filter(parsing: "is:onPhone")
    let onPhone = try store.search(here, before: nil, limit: 9, now: Self.now).arrivals
    #expect(onPhone.map(\.number.value) == [3, 1])
    #expect(try store.arrival(PushNumber(2))?.isOnPhone == false)
    sweep.resetThrough = PushNumber(3)
    try store.commit(sweep)
    #expect(try store.listedRows(limit: 99).map(\.number.value) == [])
    #expect(try store.search(Filter(), before: nil, limit: 9, now: Self.now).arrivals.count == 4)
  }

  @Test func aRowThatLeftTheListStillFollowsWhatHappensToIt() throws {
    let store = try JournalStore.opening().store
    try store.keep([.sample(1)])
    var later = JournalCommit(first: 2, seen: JournalStore.now)
    later.strays = [
      TraceEntry(
        number: EntryNumber(command: 9, step: 0), at: JournalStore.now, phone: PhoneNumber(1),
        push: PushNumber(1), from: .user, to: .system, event: .phone(.user(.taps(.open))), verdict: .info,
        rule: "ios.tap", cause: nil)
    ]
    try store.commit(later)
    let row = try store.arrival(PushNumber(1))
    #expect(row?.outcome == .tapped)
    #expect(row?.isRead == true)
  }
}
