import Terminal
import Testing
import Words

@testable import Inbox

@Suite struct ViewTests {
  static let sizes = [(120, 36), (80, 24), (40, 10)]

  /// Holds what `stage` shows against a file for each size and language.
  private func check(
    _ name: String, _ size: (Int, Int), _ tongue: Tongue, _ act: (inout Stage) -> Void = { _ in }
  ) {
    var stage = FixtureDay.stage(columns: size.0, rows: size.1, tongue: tongue)
    act(&stage)
    Golden.check(stage.frame, "\(name)-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  @Test(arguments: sizes, Tongue.allCases)
  func theInbox(_ size: (Int, Int), _ tongue: Tongue) { check("inbox", size, tongue) }

  @Test(arguments: sizes, Tongue.allCases)
  func why(_ size: (Int, Int), _ tongue: Tongue) { check("why", size, tongue) { $0.press("w") } }

  @Test(arguments: sizes)
  func whyAnOpenPointWasAnsweredTheOtherWay(_ size: (Int, Int)) {
    check("why-switch", size, .english) {
      $0.run("app kill")
      $0.push(#"{"aps":{"alert":"x","content-available":true,"badge":-1}}"#)
      $0.press("w")
    }
  }

  /// A rung stands further in than the one that led to it, and each names its rule.
  @Test func theLadderFollowsTheCauses() {
    let stage = FixtureDay.stage()
    let ladder = WhyLadder(stage.model.snapshot.entries)
    #expect(ladder.rungs.map(\.depth).max() ?? 0 > 1)
    #expect(ladder.rungs.contains { !$0.steps.isEmpty })
    for rung in ladder.rungs {
      #expect(rung.entry.verdict != .info)
      #expect(rung.steps.allSatisfy { $0.verdict == .info && $0.number < rung.entry.number })
    }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func whatIf(_ size: (Int, Int), _ tongue: Tongue) { check("whatif", size, tongue) { $0.press("i") } }

  @Test(arguments: sizes)
  func whatIfOfASilentPart(_ size: (Int, Int)) {
    check("whatif-silent", size, .english) {
      $0.run("app background")
      $0.push(
        #"{"aps":{"alert":{"title":"你的包裹已出库"},"badge":3,"sound":"default","content-available":1}}"#)
      $0.press("i", "end")
    }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func whatIfOnEveryIOS(_ size: (Int, Int), _ tongue: Tongue) {
    check("whatif-versions", size, tongue) {
      $0.run("app background")
      $0.push(
        #"{"aps":{"alert":{"title":"你的包裹已出库","subtitle":"x"},"badge":3,"sound":"default","content-available":1}}"#
      )
      $0.press("i", "o", "end", "up", "up")
    }
  }

  @Test(arguments: sizes)
  func whatIfWithDifferencesOnly(_ size: (Int, Int)) {
    check("whatif-differences", size, .english) {
      $0.run("app background")
      $0.push(#"{"aps":{"alert":{"title":"a"},"content-available":1}}"#)
      $0.press("i", "x")
    }
  }

  @Test(arguments: sizes)
  func whatIfOfARefusedPush(_ size: (Int, Int)) {
    check("whatif-refused", size, .english) { $0.press("3", "i") }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func flow(_ size: (Int, Int), _ tongue: Tongue) { check("flow", size, tongue) { $0.press("v") } }

  @Test(arguments: sizes)
  func flowOfATappedMessageOfTheBackend(_ size: (Int, Int)) {
    check("flow-tapped", size, .english) {
      $0.run("app suspend")
      $0.push(#"{"aps":{"alert":{"title":"a"},"badge":4,"content-available":1}}"#)
      $0.press("enter", "v", "home")
    }
  }

  /// JPush stands between the backend and APNs, whose client it is.
  @Test(arguments: sizes, Tongue.allCases)
  func flowOfAVendorsPush(_ size: (Int, Int), _ tongue: Tongue) {
    check("flow-jpush", size, tongue) {
      $0.run("app sdk jpush")
      $0.wait(seconds: 5)
      $0.run(
        #"jpush request POST /v3/push json:'{"platform":"all","audience":"all","notification":{"alert":"包裹已到 📦"},"options":{"apns_production":false}}'"#
      )
      $0.press("v", "home")
    }
  }

  @Test(arguments: sizes)
  func rawSetOut(_ size: (Int, Int)) { check("raw", size, .english) { $0.press("r") } }

  @Test(arguments: sizes)
  func rawAsReceived(_ size: (Int, Int)) { check("received", size, .english) { $0.press("r", "r") } }

  @Test(arguments: sizes)
  func aRefusedPayloadSaysWhere(_ size: (Int, Int)) {
    check("refused", size, .english) { $0.press("3") }
  }

  @Test(arguments: sizes)
  func everythingThatHappened(_ size: (Int, Int)) {
    check("all-callbacks", size, .english) { $0.press("*", "l", "l") }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func states(_ size: (Int, Int), _ tongue: Tongue) { check("states", size, tongue) { $0.press("S") } }

  @Test(arguments: sizes, Tongue.allCases)
  func settings(_ size: (Int, Int), _ tongue: Tongue) {
    check("settings", size, tongue) {
      $0.run("deny")
      $0.run("phone focus on hide-badges=on")
      $0.run("phone os 11")
      $0.press("s", "down", "down", "down", "down")
    }
  }

  @Test(arguments: sizes)
  func tokens(_ size: (Int, Int)) {
    check("tokens", size, .english) { $0.press("T", "down") }
  }

  @Test func aTokenIsCopiedWhole() {
    var stage = FixtureDay.stage(columns: 40, rows: 10)
    stage.press("T", "y")
    guard case .copy(let text)? = stage.effects.last else {
      Issue.record("nothing copied")
      return
    }
    #expect(text.count == 64)
    #expect(stage.model.snapshot.tokens.contains { $0.name == "JPush registrationID" })
  }

  @Test(arguments: sizes)
  func compose(_ size: (Int, Int)) { check("compose", size, .english) { $0.press("c", "down", "down") } }

  @Test(arguments: sizes, Tongue.allCases)
  func helpNarrowedByTyping(_ size: (Int, Int), _ tongue: Tongue) {
    check("help", size, tongue) {
      $0.press("?")
      $0.type("mouse")
    }
  }

  @Test(arguments: sizes)
  func paletteWithCompletions(_ size: (Int, Int)) {
    check("palette", size, .english) {
      $0.press(":")
      $0.type("app")
      $0.press("tab", "tab")
    }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func paletteWithAnError(_ size: (Int, Int), _ tongue: Tongue) {
    check("palette-error", size, tongue) {
      $0.press(":")
      $0.type("theme nord blue")
      $0.press("enter")
    }
  }

  @Test(arguments: sizes)
  func filterWhileTyping(_ size: (Int, Int)) {
    check("filter", size, .english) {
      $0.press("/")
      $0.type("from:jpush")
    }
  }

  @Test(arguments: sizes)
  func filterWithAnError(_ size: (Int, Int)) {
    check("filter-error", size, .english) {
      $0.press("/")
      $0.type("!quiet badge:x")
    }
  }

  @Test(arguments: sizes)
  func log(_ size: (Int, Int)) { check("log", size, .english) { $0.press("f", "w", "w", "at") } }

  @Test(arguments: sizes, Tongue.allCases)
  func emptyWithTheFirstSteps(_ size: (Int, Int), _ tongue: Tongue) {
    var stage = Stage(columns: size.0, rows: size.1, tongue: tongue)
    stage.model.steps = Set(FirstStep.allCases)
    Golden.check(stage.frame, "empty-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  @Test(arguments: sizes)
  func aBannerHasALineOfItsOwn(_ size: (Int, Int)) {
    check("banner", size, .english) { $0.model.ownBanners = [Phrase("face.copy.failed")] }
  }

  @Test(arguments: sizes)
  func asciiWhereWidthsAreInDoubt(_ size: (Int, Int)) {
    check("ascii", size, .english) { $0.model.settings.ambiguous = .wide }
  }

  /// Controls, escapes and directional marks of a payload show as signs.
  @Test func textFromAPushIsData() {
    var stage = Stage(columns: 80, rows: 24)
    stage.push(#"{"aps":{"alert":{"title":"a\u001b[31mred","body":"\u202eabc\u0007\u200b.\nשלום"}}}"#)
    Golden.check(stage.frame, "injection-80x24-en")
    for line in stage.screen {
      for scalar in line.unicodeScalars {
        #expect(scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value != 0x202E)
      }
    }
  }

  @Test(arguments: 1...3, 1...3)
  func noSizeIsRefused(_ columns: Int, _ rows: Int) {
    var stage = FixtureDay.stage(columns: columns, rows: rows)
    for key in [
      "w", "r", "S", "escape", "t", "escape", "c", "escape", "?", "escape", ":", "escape", "/", "escape",
    ] {
      stage.press(key)
      #expect(stage.screen.count == rows)
    }
  }

  @Test func everySizeUpToALargeOneIsDrawn() {
    var stage = FixtureDay.stage()
    for columns in stride(from: 0, through: 200, by: 7) {
      for rows in stride(from: 0, through: 60, by: 5) {
        stage.send(.input(.resize(Size(columns: columns, rows: rows))))
        #expect(stage.screen.count == rows)
      }
    }
  }
}
