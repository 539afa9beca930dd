import Language
import Phone
import Testing

@testable import Engine

@Suite struct StreamPlayerTests {
  private static let start = Instant(microseconds: 1_000_000_000)

  private static func player(rate: Int?) -> StreamPlayer {
    StreamPlayer(
      StreamStatus(mode: .playing, rate: rate), identifiers: Identifiers(seed: 1, journal: 2), at: start)
  }

  @Test(arguments: [1, 7, 50, 200, 999, 10_000])
  func aRateIsKeptWhateverTheTicks(rate: Int) {
    var player = Self.player(rate: rate)
    var now = Self.start
    var ticks = 0
    while let due = player.nextDue, due <= Self.start.moved(byMicroseconds: 10_000_000) {
      now = due
      let taken = player.take(at: now, limit: 256)
      #expect(!taken.isEmpty)
      ticks += 1
    }
    #expect(abs(player.status.sent - rate * 10) <= max(1, rate / 100))
    #expect(ticks <= 2_000)
  }

  @Test func placesFollowEachOther() {
    var player = Self.player(rate: 10_000)
    var places: [Int] = []
    for tick in 1...20 {
      places += player.take(at: Self.start.moved(byMicroseconds: Int64(tick) * 5_000), limit: 30)
    }
    #expect(places == Array(1...600))
  }

  @Test func whatALongStallMissedStaysMissed() {
    var player = Self.player(rate: 100)
    let taken = player.take(at: Self.start.moved(byMicroseconds: 60_000_000), limit: 10_000)
    #expect(taken.count == 1)
  }

  @Test func aPersonsPaceIsAPushEveryFewSeconds() {
    var player = Self.player(rate: nil)
    var pauses: [Int64] = []
    var last = Self.start
    for _ in 0..<300 {
      guard let due = player.nextDue else { break }
      pauses.append(due.microseconds - last.microseconds)
      #expect(player.take(at: due.moved(byMicroseconds: -1), limit: 9).isEmpty)
      #expect(player.take(at: due, limit: 9).count == 1)
      last = due
    }
    #expect(pauses.count == 300)
    #expect(pauses[0] == 1_200_000)
    #expect(pauses.allSatisfy { (900_000...18_100_000).contains($0) })
    #expect((3_000_000...7_000_000).contains(pauses.reduce(0, +) / 300))
    #expect(Set(pauses).count > 200)
  }

  @Test func itPlaysOnlyWhenItIsOn() {
    var player = Self.player(rate: 50)
    player.obey(.pause, at: Self.start)
    #expect(player.status.mode == .paused)
    #expect(player.nextDue == nil)
    player.obey(.on, at: Self.start)
    #expect(player.nextDue != nil)
    player.giveWay()
    #expect(player.status.mode == .gaveWay)
    #expect(player.take(at: Self.start.moved(byMicroseconds: 9_000_000), limit: 9).isEmpty)
    player.obey(.off, at: Self.start)
    player.obey(.pause, at: Self.start)
    #expect(player.status.mode == .off)
    player.reset()
    player.giveWay()
    #expect(player.status.mode == .off)
    player.obey(.rate(7), at: Self.start)
    player.giveWay()
    #expect(player.status == StreamStatus(mode: .playing, rate: 7, sent: 0))
  }

  @Test(arguments: ["stream on", "stream off", "stream pause", "stream rate 50/s", "stream rate 10000/s"])
  func itsCommandsReadAndPrint(_ line: String) throws {
    let grammar = Grammar(StreamGrammar.specs)
    #expect(grammar.print(try grammar.parse(line)) == line)
  }

  @Test(arguments: ["stream rate 0/s", "stream rate 10001/s", "stream", "stream up"])
  func itRefusesWhatItCannotPlay(_ line: String) {
    #expect(throws: LanguageError.self) { try Grammar(StreamGrammar.specs).parse(line) }
  }
}
