import Testing
import Words

@testable import Scenes

@Suite struct BuiltInProfileTests {
  @Test(arguments: BuiltInProfile.names) func eachReadsAndSaysWhatItImitates(_ name: String) throws {
    let profile = try #require(BuiltInProfile(name))
    let file = try ProfileFile(profile.bytes) { _ in nil }
    #expect(!file.profile.reactions.isEmpty)
    #expect(file.files == [])
    let text = String(decoding: profile.bytes, as: UTF8.self)
    #expect(text.hasPrefix("# "))
    #expect(
      text.prefix { $0 != "\n" }.contains(name.hasSuffix("as-meant") ? "as it was meant" : "as it is written")
    )
    #expect(Lexicon.entry(profile.summary.id) != nil)
  }

  @Test(arguments: ["mejpush.profile", "./mejpush", "nothing"]) func otherNamesAreFiles(_ name: String) {
    #expect(BuiltInProfile(name) == nil)
  }
}
