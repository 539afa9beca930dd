import Testing

@testable import Inbox
@testable import Phone
@testable import Simulation

@Suite struct RulesCommandTests {
  @Test func theWordAloneOpensTheRules() {
    var stage = Stage()
    stage.send(.line("rules", nil))
    #expect(stage.model.view == .rules)
  }

  @Test func aFlowThatIsCopiedNamesTheChangedRules() {
    var stage = Stage()
    stage.push(#"{"aps":{"alert":"a"}}"#)
    stage.send(.line("view flow", nil))
    stage.press("y")
    stage.run("set rule bool-as-one on")
    stage.press("y")
    let copies = stage.effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }
    #expect(
      copies.map { $0.contains("Note over") && $0.contains("rules changed: bool-as-one") } == [false, true])
  }
}
