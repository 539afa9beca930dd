import Terminal
import Testing

@Suite struct RectTests {
  let rect = Rect(x: 2, y: 1, width: 10, height: 4)

  @Test(arguments: [
    (3, 3, 7), (0, 0, 10), (-4, 0, 10), (10, 10, 0), (99, 10, 0),
  ])
  func aSplitStaysInside(at columns: Int, left: Int, right: Int) {
    let parts = rect.split(columns: columns)
    #expect(parts.left.width == left)
    #expect(parts.right.width == right)
    #expect(parts.left.right == parts.right.x)
    #expect(parts.right.right == rect.right)
  }

  @Test func rowsSplitLikeColumns() {
    let parts = rect.split(rows: 3)
    #expect(parts.top == Rect(x: 2, y: 1, width: 10, height: 3))
    #expect(parts.bottom == Rect(x: 2, y: 4, width: 10, height: 1))
  }

  @Test func anInsetNeverTurnsInsideOut() {
    #expect(rect.inset() == Rect(x: 3, y: 2, width: 8, height: 2))
    #expect(rect.inset(columns: 9, rows: 9).isEmpty)
  }

  @Test func theCommonPartOfStrangersIsEmpty() {
    #expect(rect.intersection(Rect(x: 0, y: 0, width: 4, height: 2)) == Rect(x: 2, y: 1, width: 2, height: 1))
    #expect(rect.intersection(Rect(x: 50, y: 0, width: 4, height: 2)).isEmpty)
  }

  @Test func whatIsCentredNeverReachesOut() {
    #expect(rect.centred(Size(columns: 4, rows: 2)) == Rect(x: 5, y: 2, width: 4, height: 2))
    #expect(rect.centred(Size(columns: 40, rows: 20)) == rect)
  }
}
