import Foundation
import Testing

@testable import Phone

@Suite struct CivilTimeTests {
  @Test(arguments: [
    (0, "1970-01-01 08:00:00"),
    (1_700_000_000, "2023-11-15 06:13:20"),
    (1_709_135_999, "2024-02-28 23:59:59"),
    (1_709_136_000, "2024-02-29 00:00:00"),
    (-28_801, "1969-12-31 23:59:59"),
  ])
  func momentsInBeijing(_ seconds: Int64, _ text: String) {
    let moment = Instant(microseconds: seconds * 1_000_000)
    let civil = CivilTime(moment)
    #expect(civil.text == text)
    #expect(civil.instant() == moment)
    #expect(CivilTime(text) == civil)
  }

  @Test(arguments: [
    "", "2024-2-3", "2024-02-30", "2023-02-29", "2024-13-01", "2024-00-01", "2024-01-00",
    "2024-01-01 24:00:00",
    "2024-01-01 10:60:00", "2024-01-01 10:00", "2024/01/01", "2024-01-01  10:00:00", "+024-01-01",
  ])
  func textThatIsNoTime(_ text: String) { #expect(CivilTime(text) == nil) }

  /// Foundation's calendar is the other opinion.
  @Test func daysAgreeWithFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for number in stride(from: -100_000, through: 100_000, by: 37) {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let civil = CivilTime(Instant(microseconds: Int64(number) * 86_400_000_000), offset: 0)
      guard civil.year > 1752, let year = parts.year else { continue }
      #expect((civil.year, civil.month, civil.day) == (year, parts.month ?? 0, parts.day ?? 0))
      #expect(civil.dayNumber == number)
    }
  }
}
