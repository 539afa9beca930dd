import Terminal
import Testing

@testable import Inbox

@Suite struct TextFieldTests {
  /// Keys on the text `one two`, the cursor at its end; the text and the cursor after them.
  @Test(arguments: [
    (["x"], "one twox", 8), (["backspace"], "one tw", 6), (["left", "delete"], "one tw", 6),
    (["home", "x"], "xone two", 1), (["ctrl-a", "delete"], "ne two", 0), (["ctrl-w"], "one ", 4),
    (["ctrl-w", "ctrl-w"], "", 0), (["ctrl-u"], "", 0), (["home", "ctrl-k"], "", 0),
    (["left", "left", "left", "ctrl-k"], "one ", 4), (["left", "ctrl-u"], "o", 0),
    (["home", "left"], "one two", 0),
    (["end", "right"], "one two", 7), (["alt-backspace"], "one ", 4),
    (["ctrl-b", "ctrl-f", "ctrl-e"], "one two", 7),
    (["home", "backspace"], "one two", 0), (["ctrl-h"], "one tw", 6),
  ])
  func editing(_ keys: [String], _ text: String, _ cursor: Int) {
    var field = TextField("one two")
    for key in keys {
      let taken = KeyChord(key).map { field.take($0.event) }
      #expect(taken == true, "\(key)")
    }
    #expect(field.text == text)
    #expect(field.cursor == cursor)
  }

  @Test(arguments: ["enter", "escape", "tab", "up", "down", "ctrl-x", "f1", "page-up"])
  func otherKeysAreLeftToTheDialog(_ key: String) {
    var field = TextField("one two")
    let taken = KeyChord(key).map { field.take($0.event) }
    #expect(taken == false)
  }

  @Test func aPasteIsOneLine() {
    var field = TextField()
    _ = field.take(.paste("a\nb\r\nc"))
    #expect(field.text == "a b c")
  }

  @Test func clustersAreOneStep() {
    var field = TextField("a👨‍👩‍👧é")
    _ = field.take(.key(.backspace, []))
    _ = field.take(.key(.backspace, []))
    #expect(field.text == "a")
  }

  @Test func aPasteOfMegabytesIsCut() {
    var field = TextField()
    _ = field.take(.paste(String(repeating: "x", count: 1 << 20)))
    #expect(field.text.count == 8192)
  }

  /// Delete at the end of nothing is the dialog's own key.
  @Test func deleteInAnEmptyFieldIsLeft() {
    var field = TextField()
    let taken = field.take(.key(.delete, []))
    #expect(!taken)
  }
}
