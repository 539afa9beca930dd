import Testing
import Words

@testable import JPush

@Suite struct CodeTests {
  @Test(arguments: SDKCode.all) func everyCodeHasMeaningConditionAndRemedy(code: SDKCode) throws {
    for phrase in [code.meaning, code.condition, code.remedy] {
      let entry = try #require(Lexicon.entry(phrase.id), "\(phrase.id.name)")
      #expect(!entry.english.isEmpty)
      #expect(entry.chinese.unicodeScalars.contains { $0.value >= 0x4E00 }, "\(entry.chinese)")
    }
  }

  @Test func noCodeStandsTwiceAndNoneIsMissing() {
    #expect(Set(SDKCode.all).count == SDKCode.all.count)
    #expect(SDKCode.all.count == 5 + 9 + 17 + 2)
    #expect(!SDKCode.all.contains(SDKCode(rawValue: 6010)), "not defined on iOS")
  }

  @Test func everyAnswerHasARuleInTheBook() {
    for code in SDKCode.all {
      #expect(RuleBook.rule(code.rule) != nil, "\(code.rawValue)")
    }
  }
}
