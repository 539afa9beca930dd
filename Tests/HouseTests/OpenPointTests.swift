import Testing

@testable import Words

/// Where the sources leave more than one answer, a switch chooses; where there is no switch, a reason says why.
@Suite struct OpenPointTests {
  private static let rules = RuleBook.tables.flatMap(\.self)
  private static let switches: Set<String> = {
    let file = SourceTree.sources.first { $0.path.hasSuffix("Behaviour/RuleSwitch.swift") }
    let names = file?.lines.filter { $0.contains("  case ") && $0.contains(" = \"") } ?? []
    return Set(names.compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) })
  }()

  @Test func everyAssumedRuleHasASwitchOrAReason() {
    let without = Set(
      Self.rules.filter { $0.certainty == .assumed && $0.switchName == nil }.map(\.id.name))
    for rule in without.sorted() where OpenPoints.reason(rule) == nil {
      Issue.record("\(rule) is assumed: give it a switch, or say in OpenPoints why there is none")
    }
    let known = Set(Self.rules.map(\.id.name))
    for rule in OpenPoints.named.sorted() where !known.contains(rule) {
      Issue.record("there is no rule \(rule) to have a reason")
    }
  }

  @Test func everySwitchIsNamedByARule() {
    let named = Set(Self.rules.compactMap(\.switchName))
    #expect(Self.switches.count > 20)
    #expect(named.subtracting(Self.switches).sorted() == [])
    #expect(Self.switches.subtracting(named).sorted() == [])
  }

  /// The open points of what Apple leaves unsaid about notifications, each with its switches.
  @Test func everyOpenPointHasASwitchOrAReason() {
    #expect(OpenPoints.points.map(\.number) == Array(1...29))
    for point in OpenPoints.points {
      switch point.answer {
      case .switches(let names):
        for name in names where !Self.switches.contains(name) {
          Issue.record("\(point.number), \(point.subject): there is no switch \(name)")
        }
      case .settled(let reason): #expect(!reason.isEmpty)
      }
    }
  }
}
