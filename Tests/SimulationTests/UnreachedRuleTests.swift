import Foundation
import Getui
import JPush
import Testing
import Words

/// A rule that no test reaches may be wrong for ever: each is produced by the sweep, or a test expects it by its id.
@Suite struct UnreachedRuleTests {
  /// Rules that go by a code or a name of its own, and the room whose tests have a row for each of those.
  private static let families = [
    "apns.auth.": "APNsTests", "getui.rest.": "GetuiTests", "getui.tags.": "GetuiTests",
    "getui.alias.": "GetuiTests", "jpush.rest.": "SimulationTests", "jpush.code.": "JPushTests",
  ]

  /// Rules that a vendor's room reaches in a test that looks at what happens, not at the rule's id.
  private static let elsewhere = [
    "getui.badge.rest": "answers", "getui.halt.activity": "liveActivity",
    "getui.link.background": "runBackgroundEnableHasThreeStates",
    "getui.proxy": "standsInForTheSystem", "getui.push.list": "stopList", "getui.task.begin": "schedule",
    "getui.upstream.arrived": "upstream", "ios.activity.wake": "startsInEveryState",
    "jpush.call.background.replaced": "onlyAnotherBackgroundCallEndsABackgroundCall",
    "jpush.message.withdrawn": "whatWasKeptIsTakenBack",
  ]

  /// Every word in the tests of a folder, or of all: ids whole, and names and codes by themselves.
  private static func words(in folder: String = "") -> Set<String> {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .resolvingSymlinksInPath().appending(path: folder)
    guard let walk = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil) else {
      return []
    }
    var words: Set<String> = []
    for case let file as URL in walk where file.pathExtension == "swift" {
      if file.lastPathComponent == "UnreachedRuleTests.swift" { continue }
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
      for word in text.split(whereSeparator: { !isPart($0) }) {
        words.insert(String(word))
        if let last = word.split(separator: ".").last { words.insert(String(last)) }
      }
    }
    return words
  }

  @Test func everyRuleIsReached() {
    let rules = Set(RuleBook.tables.flatMap { $0.map(\.id.name) })
    #expect(RuleSweep.all.count > 150, "the sweep has run aground")
    #expect(RuleSweep.all.isSubset(of: rules))
    let all = Self.words()
    let missing = rules.subtracting(RuleSweep.all).subtracting(all).filter {
      !Self.isInFamily($0)
    }
    let open = missing.subtracting(Self.elsewhere.keys).sorted()
    #expect(open == [], "no test reaches these: add a row that expects the rule by its id")
    #expect(Set(Self.elsewhere.keys).subtracting(rules) == [], "there are no such rules")
    for (rule, test) in Self.elsewhere { #expect(all.contains(test), "\(rule): there is no test \(test)") }
  }

  /// What tests call a code: its number, or its name in the code.
  private static func names(of code: String, _ prefix: String) -> [String] {
    let number = Int(code)
    let name =
      switch prefix {
      case "getui.rest.": number.flatMap(RESTCode.init(rawValue:)).map { "\($0)" }
      case "jpush.rest.": number.flatMap(JPushCode.init(rawValue:)).map { "\($0)" }
      default: String?.none
      }
    return [code] + (name.map { [$0] } ?? [])
  }

  private static let familyWords = families.mapValues { words(in: $0) }

  private static func isInFamily(_ rule: String) -> Bool {
    familyWords.contains { prefix, words in
      rule.hasPrefix(prefix)
        && names(of: String(rule.dropFirst(prefix.count)), prefix).contains(where: words.contains)
    }
  }
}
