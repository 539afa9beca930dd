import Testing
import Words

@testable import Journal

@Suite struct FilterCompletionTests {
  @Test(arguments: [
    ("ba", ["badge:", "banner "]), ("!ba", ["!badge:", "!banner "]), ("quiet fr", ["quiet from:"]),
    ("from:j", ["from:jpush "]), ("from:apns,j", ["from:apns,jpush "]),
    ("is:", ["is:read ", "is:unread ", "is:onPhone ", "is:warned ", "is:adopted ", "is:resent "]),
    ("badge:n", ["badge:none "]), ("xyz", []), ("\"open", []),
  ])
  func goesOnWith(_ text: String, _ lines: [String]) {
    #expect(Filter.completions(of: text).map(\.line) == lines)
  }

  @Test func everyKeyHasHelp() {
    for completion in Filter.completions(of: "") {
      #expect(completion.help.flatMap { Lexicon.entry($0) } != nil, "\(completion.label)")
    }
  }

  @Test func everyExampleCanBeRead() throws {
    for key in FilterKey.allCases {
      for example in key.examples {
        #expect(throws: Never.self) { try Filter(parsing: "\(key.rawValue):\(example)") }
      }
    }
  }
}
