import Testing

@testable import Phone

@Suite struct IdentifierTests {
  @Test func uuidsHaveTheFormOfVersionFour() {
    let ids = Identifiers(seed: 7, journal: 9)
    var seen: Set<String> = []
    for number in UInt64(0)..<200 {
      let id = ids.uuid(number)
      #expect(id.count == 36 && id == id.lowercased())
      let parts = id.split(separator: "-")
      #expect(parts.map(\.count) == [8, 4, 4, 4, 12])
      #expect(parts[2].first == "4")
      #expect("89ab".contains(parts[3].first ?? " "))
      #expect(seen.insert(id).inserted)
    }
  }

  @Test func idsAreAFunctionOfSeedJournalAndNumber() {
    #expect(Identifiers(seed: 1, journal: 2).uuid(3) == Identifiers(seed: 1, journal: 2).uuid(3))
    #expect(Identifiers(seed: 1, journal: 2).uuid(3) != Identifiers(seed: 2, journal: 2).uuid(3))
    #expect(Identifiers(seed: 1, journal: 2).uuid(3) != Identifiers(seed: 1, journal: 3).uuid(3))
    #expect(Identifiers(seed: 1, journal: 2).token(3).count == 64)
  }
}
