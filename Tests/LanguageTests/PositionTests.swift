import Language
import Testing

@Suite struct PositionTests {
  @Test func columnsCountFromOne() { #expect(Position(column: 1).column == 1) }
}
