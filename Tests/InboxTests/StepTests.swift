import Phone
import Simulation
import Terminal
import Testing
import Words

@testable import Inbox

@Suite struct StepTests {
  @Test func eachStepGoesWhenItIsDone() {
    var stage = Stage()
    stage.model.steps = Set(FirstStep.allCases)
    stage.wait(seconds: 1)
    stage.press("x")
    #expect(stage.model.steps == [.why, .push])
    stage.press("w")
    #expect(stage.model.steps == [.push])
    stage.push(#"{"aps":{"alert":"x"}}"#)
    #expect(stage.model.steps.isEmpty)
    #expect(stage.effects.contains(.remember([.why, .push])))
    #expect(stage.effects.contains(.remember([])))
    #expect(!stage.screen.contains { $0.contains("belfry push FILE") })
  }

  @Test func hintsCanBeTurnedOffAndOnAgain() {
    var stage = Stage()
    stage.model.steps = [.push]
    stage.send(.line("set hints off", nil))
    #expect(!stage.screen.contains { $0.contains("from another terminal") && $0.contains("belfry") })
    stage.send(.line("set hints on", nil))
    #expect(stage.model.steps == Set(FirstStep.allCases))
  }

  private func sounding(_ stage: inout Stage, at seconds: Int64) -> [Effect] {
    var snapshot = stage.model.snapshot
    snapshot.sounded = true
    stage.model.clock.wall = Instant(microseconds: seconds * 1_000_000)
    return stage.model.update(.snapshot(snapshot))
  }

  @Test func theBellIsOffUntilItIsSetAndRingsOnceASecond() {
    var stage = FixtureDay.stage()
    #expect(sounding(&stage, at: 10) == [])
    stage.send(.line("set bell on", nil))
    #expect(sounding(&stage, at: 11) == [.bell])
    stage.model.clock.wall = Instant(microseconds: 11_400_000)
    #expect(sounding(&stage, at: 11) == [])
    #expect(sounding(&stage, at: 12) == [.bell])
  }

  @Test func focusDrivesTheAppWhereItIsSetTo() {
    var stage = FixtureDay.stage()
    stage.send(.input(.focus(false)))
    #expect(stage.performed == [])
    stage.send(.line("set follow-focus on", nil))
    #expect(stage.frame.modes.focusReports)
    stage.send(.input(.focus(false)))
    stage.send(.input(.focus(true)))
    #expect(stage.performed == ["@1 app background", "@1 app open"])
    stage.run("app kill")
    stage.send(.input(.focus(true)))
    #expect(stage.performed.count == 2)
  }

  @Test func aBannerStaysUntilItIsPutAway() {
    var stage = FixtureDay.stage()
    stage.model.ownBanners = [Phrase("terminal.unnamed"), Phrase("terminal.none")]
    let first = stage.screen[1]
    stage.press("escape")
    #expect(stage.screen[1] != first)
    stage.press("escape")
    #expect(stage.model.banner == nil)
  }

  @Test func aTapOnWhatIsGoneSaysSo() {
    var stage = FixtureDay.stage()
    stage.press("d", "enter")
    #expect(stage.model.notice?.kind == .problem)
  }

  @Test func agesAreRoundedDownToMinutes() {
    let now = Instant(microseconds: 1_000_000_000_000)
    for (seconds, text) in [
      (0, "now"), (59, "now"), (60, "1m"), (3599, "59m"), (3600, "1h"), (86_399, "23h"), (86_400, "1d"),
    ] {
      let then = now.moved(byMicroseconds: Int64(seconds) * -1_000_000)
      #expect(Age.text(of: then, at: now, in: .english) == text)
    }
    #expect(Age.text(of: now.after(milliseconds: 5), at: now, in: .english) == "now")
  }

  @Test func withoutTheClockRowsShowWhenTheyCame() {
    var stage = FixtureDay.stage()
    stage.send(.line("set clock off", nil))
    #expect(stage.screen[2].contains("11:31"))
    #expect(!stage.screen[0].contains("11:31"))
  }
}
