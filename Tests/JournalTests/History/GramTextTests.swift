import Testing

@testable import Journal

@Suite struct GramTextTests {
  private func count(_ texts: String...) -> Int { GramText.of(texts).split(separator: " ").count }

  @Test func wordsWithSpacesGiveThreeLettersAtATime() {
    #expect(count("order") == 3)
    #expect(count("or") == 0)
    #expect(GramText.of(["ORDER"]) == GramText.of(["order"]))
  }

  @Test func wordsWithoutSpacesGiveTwoAtATime() {
    #expect(count("订单") == 1)
    #expect(count("订单已发货") == 4)
    #expect(count("订") == 0)
  }

  @Test func noGramReachesIntoTheNextTextOrScript() {
    #expect(count("ab", "cd") == 0)
    #expect(count("ab订cd单") == 0)
    #expect(count("abc", "abc") == 1)
  }

  @Test func everyPieceOfATextHasGramsOfTheText() {
    let text = "你的 Order 7731 已送达 ünter İx"
    let all = Set(GramText.of([text]).split(separator: " "))
    let characters = Array(text)
    for start in characters.indices {
      for end in start..<characters.count {
        let piece = String(characters[start...end])
        #expect(all.isSuperset(of: GramText.of([piece]).split(separator: " ")), "\(piece)")
      }
    }
  }
}
