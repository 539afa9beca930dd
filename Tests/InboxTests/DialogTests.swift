import Phone
import Terminal
import Testing
import Words

@testable import Inbox

@Suite struct DialogTests {
  /// Every value of every setting can be had, and is shown as the present one afterwards.
  @Test func eachSettingTakesEachOfItsValues() throws {
    var stage = Stage()
    stage.wait(seconds: 1)
    let names = SettingSection.all(stage.model.snapshot.facts).flatMap(\.rows).map(\.name)
    for (place, name) in names.enumerated() {
      let row = { SettingSection.all(stage.model.snapshot.facts).flatMap(\.rows)[place] }
      #expect(!row().isChanged, "\(name.name)")
      for (index, choice) in row().choices.enumerated() {
        stage.run(choice.command)
        #expect(row().index == index, "\(choice.command)")
        for tongue in Tongue.allCases {
          #expect(choice.value.text(in: tongue) != choice.value.id.name)
          #expect(Phrase(name).text(in: tongue) != name.name)
        }
      }
      stage.run(row().choices[row().usual].command)
    }
  }

  @Test func helpNarrowsAndRunsTheEntry() {
    var stage = FixtureDay.stage()
    stage.press("?")
    stage.type("app kill")
    stage.press("enter")
    #expect(stage.performed == ["@1 app kill"])
    #expect(stage.model.dialog == nil)
  }

  /// A command that needs more opens the palette with its beginning.
  @Test func helpHandsOnWhatNeedsArguments() {
    var stage = FixtureDay.stage()
    stage.press("?")
    stage.type("changes the colours")
    stage.press("enter")
    guard case .palette = stage.model.dialog else {
      Issue.record("no palette")
      return
    }
    stage.type("nord")
    stage.press("enter")
    #expect(stage.effects.contains(.loadTheme("nord")))
  }

  @Test func thePaletteRunsCompletesAndRemembers() {
    var stage = FixtureDay.stage()
    stage.press(":")
    stage.type("app ba")
    stage.press("tab", "enter")
    stage.press(":")
    stage.type("view why")
    stage.press("enter")
    #expect(stage.performed == ["@1 app background"])
    #expect(stage.model.page == .why)
    stage.press(":", "up", "up", "down", "up", "enter")
    #expect(stage.performed == ["@1 app background", "@1 app background"])
    #expect(stage.model.history == ["view why", "app background "])
  }

  @Test func aLineOfOnesOwnComesBackAfterTheHistory() {
    var stage = FixtureDay.stage()
    stage.model.history = ["undo"]
    stage.press(":")
    stage.type("view")
    stage.press("up", "down")
    #expect(stage.screen.contains { $0.hasPrefix(" : view") })
  }

  @Test func aWrongLineStaysInThePalette() {
    var stage = FixtureDay.stage()
    stage.press(":")
    stage.type("tap 99x y z")
    stage.press("enter")
    #expect(stage.model.dialog != nil)
    #expect(stage.performed == [])
  }

  @Test func rowsOnTheScreenHaveNumbers() {
    var stage = FixtureDay.stage()
    stage.press(":")
    stage.type("tap 2")
    stage.press("enter")
    #expect(stage.performed == ["@1 tap #8"])
  }

  @Test func composePushesASampleAndOffersTheEditor() {
    var stage = FixtureDay.stage()
    stage.press("c", "enter")
    #expect(stage.performed.count == 1 && stage.performed[0].hasPrefix("@1 push json:"))
    #expect(stage.model.selected?.arrival.title == "Hello")
    stage.press("c", "e")
    #expect(stage.effects.contains { if case .edit = $0 { true } else { false } })
    stage.send(.edited(Array(#"{"aps":{"alert":"edited"}}"#.utf8)))
    #expect(stage.model.selected?.arrival.body == "edited")
    stage.send(.edited(nil))
    #expect(stage.performed.count == 2)
    stage.press("c", "enter")
    #expect(stage.performed.count == 3)
    #expect(stage.model.selected?.arrival.body == "edited")
  }

  @Test func aPastedPayloadIsOffered() {
    var stage = FixtureDay.stage()
    stage.send(.input(.paste(" {\"aps\":{\"alert\":\"pasted\"}}\n")))
    stage.press("enter")
    #expect(stage.model.selected?.arrival.body == "pasted")
    stage.send(.input(.paste("hello")))
    #expect(stage.model.notice?.kind == .problem)
  }

  @Test func theLogRunsACommandAgain() {
    var stage = FixtureDay.stage()
    stage.press("x", "at", "k", "enter")
    #expect(stage.performed == ["@1 app kill", "@1 app kill"])
  }
}
