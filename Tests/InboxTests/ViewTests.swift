import Terminal
import Testing
import Words

@testable import Inbox

@Suite struct ViewTests {
  static let sizes = [(120, 36), (80, 24), (40, 10)]

  @Test(arguments: sizes, Tongue.allCases)
  func theInbox(_ size: (Int, Int), _ tongue: Tongue) {
    let stage = FixtureDay.stage(columns: size.0, rows: size.1, tongue: tongue)
    Golden.check(stage.frame, "inbox-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }
}
