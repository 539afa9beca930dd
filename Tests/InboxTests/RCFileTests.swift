import Testing

@testable import Inbox

@Suite struct RCFileTests {
  @Test func faceCommandsAndSessionCommandsAreKeptApart() {
    let file = RCFile(
      """
      # colours
      theme nord
        set bell on   # loud
      bind d tap .
      stream pause
      on new-session app background
      on new-session {
        push json:'{"aps":{}}'
        phone network off
      }
      filter title:"two words"
      """)
    #expect(file.mistakes.isEmpty)
    #expect(
      file.face == [
        "theme nord", "set bell on   # loud", "bind d tap .", "stream pause", #"filter title:"two words""#,
      ])
    #expect(file.session == ["app background", #"push json:'{"aps":{}}'"#, "phone network off"])
  }

  /// Line and column of the mistake.
  @Test(arguments: [
    ("theem nord", 1, 1, "face"), ("\n  set bell maybe", 2, 12, "face"), ("app background", 1, 1, "face"),
    ("on new-session app bakground", 1, 20, "face"), ("on new-session {\n  app open", 2, 1, "face"),
    ("bind hyper-x quit", 1, 6, "face"), ("theme \"nord", 1, 7, "face"), ("on new-session", 1, 15, "face"),
  ])
  func aMistakeHasItsPlace(_ text: String, _ line: Int, _ column: Int, _ kind: String) {
    let file = RCFile(text)
    #expect(file.mistakes.count == 1)
    #expect(file.mistakes.first?.line == line)
    #expect(file.mistakes.first?.error.column == column)
  }

  @Test func theOtherLinesCountAllTheSame() {
    let file = RCFile("nonsense\ntheme nord\nmore nonsense")
    #expect(file.face == ["theme nord"])
    #expect(file.mistakes.map(\.line) == [1, 3])
  }
}
