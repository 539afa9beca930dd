import Exports
import Testing
import Words

@testable import Inbox

/// What the gateway wants and did, as the face says it.
@Suite struct EdgeViewTests {
  private static let push =
    #"jpush request POST /v3/push json:'{"platform":"all","audience":"all","notification":{"alert":"Hi"},"options":{"apns_production":false}}'"#

  private static func says(_ stage: Stage, _ text: String) -> Bool {
    stage.screen.contains { $0.contains(text) }
  }

  @Test(arguments: Tongue.allCases)
  func theConnectionSaysWhatABackendIsToShow(_ tongue: Tongue) {
    var stage = FixtureDay.stage(columns: 120, rows: 36, tongue: tongue)
    stage.run("app sdk both")
    stage.wait(seconds: 3)
    stage.press("O")
    #expect(!Self.says(stage, "AppKey"), "without a gateway nobody asks for any")
    var ports = ExportPorts()
    ports.credentials.appKey = "5f4e3d2c1b0a5f4e3d2c1b0a"
    ports.credentials.masterSecret = .told("0a1b2c3d4e5f0a1b2c3d4e5f")
    (ports.credentials.getuiAppID, ports.credentials.getuiAppKey) = ("own-app-id", "own-app-key")
    ports.credentials.getuiMasterSecret = .hidden
    stage.model.reach = ports
    for text in [
      "5f4e3d2c1b0a5f4e3d2c1b0a", "0a1b2c3d4e5f0a1b2c3d4e5f", "own-app-id", "own-app-key",
      Phrase("face.link.secret.hidden").text(in: tongue),
    ] { #expect(Self.says(stage, text), "\(text)") }
    stage.model.reach?.credentials.masterSecret = .any
    #expect(!Self.says(stage, "0a1b2c3d4e5f0a1b2c3d4e5f"))
    #expect(Self.says(stage, Phrase("face.link.secret.any").text(in: tongue)))
  }

  @Test func detailSaysThatTheBackendGotNoAnswer() {
    var stage = FixtureDay.stage()
    stage.run(Self.push + " as=unchecked:k")
    #expect(!Self.says(stage, "never got an answer"))
    stage.run("fault hang")
    stage.run(Self.push + " as=unchecked:k")
    #expect(stage.model.selected?.arrival.body == "Hi")
    #expect(Self.says(stage, "never got an answer"))
  }

  @Test func whatIsAdoptedIsSaid() {
    var stage = FixtureDay.stage()
    stage.run(Self.push + " as=foreign:1a2b:bbbbbbbbbbbbbbbbbbbbbbbb")
    #expect(stage.model.selected?.arrival.refusal == "1004")
    stage.press("A")
    #expect(Self.says(stage, "adopts the AppKey bbbbbbbbbbbbbbbbbbbbbbbb"))
  }
}
