import Testing

@testable import Journal

@Suite struct JournalPlaceTests {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/belfry/main.journal"),
    (["HOME": "/h"], "/h/.local/state/belfry/main.journal"),
    (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/belfry/main.journal"),
    (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/belfry/main.journal"),
  ])
  func followsTheEnvironment(_ environment: [String: String], _ expected: String) throws {
    let place = try JournalPlace.standard(instance: "main") { environment[$0] }
    #expect(place.file == expected)
  }

  @Test func withoutAHomeThereIsNoPlace() {
    #expect(throws: JournalError.noHome) { try JournalPlace.standard(instance: "main") { _ in nil } }
  }

  @Test(arguments: ["", "../x", ".x", "a/b", "a b", "日志", String(repeating: "x", count: 65)])
  func aNameIsAPlainFileName(_ name: String) {
    #expect(throws: JournalError.badInstance(name)) {
      try JournalPlace.standard(instance: name) { _ in "/h" }
    }
  }
}
