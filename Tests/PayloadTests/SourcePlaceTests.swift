import Testing

@testable import Payload

@Suite struct SourcePlaceTests {
  @Test func keepsItsThreeNumbers() {
    let place = SourcePlace(offset: 9, line: 2, column: 4)
    #expect((place.offset, place.line, place.column) == (9, 2, 4))
  }
}
