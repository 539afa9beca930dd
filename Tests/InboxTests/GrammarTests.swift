import Engine
import Exports
import Language
import Phone
import Simulation
import Testing
import Words

@testable import Inbox

@Suite struct GrammarTests {
  private static let commands: [FaceCommand] =
    Page.allCases.map(FaceCommand.view) + RawForm.allCases.map(FaceCommand.raw) + [.raw(nil)]
    + CallbackScope.allCases.map(FaceCommand.callbacks) + [.callbacks(nil)]
    + ListTab.allCases.map(FaceCommand.tab)
    + [.tab(nil)] + Movement.allCases.map(FaceCommand.move) + Movement.allCases.map(FaceCommand.scroll)
    + FocusStep.allCases.map(FaceCommand.focus) + MarkStep.allCases.map(FaceCommand.mark)
    + FindStep.allCases.map(FaceCommand.find) + CopyItem.allCases.map(FaceCommand.copy)
    + ClientLibrary.allCases.map { FaceCommand.client($0) } + [.client(nil)]
    + DialogName.allCases.map(FaceCommand.open) + Toggle.allCases.map(FaceCommand.toggle)
    + [true, false].flatMap { isOn in
      [Setting.bell, Setting.clock, Setting.mouse, Setting.followFocus, Setting.hints].map { .set($0(isOn)) }
    }
    + LanguageChoice.allCases.map { .set(.language($0)) }
    + AmbiguousChoice.allCases.map { .set(.ambiguous($0)) }
    + BorderChoice.allCases.map { .set(.borders($0)) }
    + HistoryKind.allCases.map(FaceCommand.history) + [.history(nil)]
    + ExportFormat.ofOne.flatMap { format in
      [
        .export(.push(12), format, nil), .export(.push(12), format, "a b.txt"),
        .export(.request(3), format, nil), .export(.request(3), format, "x"),
      ]
    } + [.edit(.push(12)), .edit(.request(3))]
    + [
      .select(.number(12)), .select(.text("two words")), .select(.row(3)), .filter(""),
      .filter("badge:>2 !quiet"),
      .filter(#"title:"two words""#), .filter("\"\\ \u{7}"), .undo, .theme("nord"), .theme(""), .back,
      .suspend,
      .redraw, .quit, .help(""), .help("set bell"), .bind(KeyChord(.enter), "tap ."),
      .bind(KeyChord(.character("#"), .alt), #"filter title:"a b""#), .unbind(KeyChord(.function(5))),
    ]

  @Test(arguments: commands)
  func whatIsPrintedReadsAsTheSame(_ command: FaceCommand) throws {
    let text = CommandBook.print(.face(command))
    #expect(try CommandBook.parse(text, on: PhoneNumber(1)) == .face(command), "\(text)")
  }

  /// A line of any room, and the line it is printed as.
  @Test(arguments: [
    ("app background", "@1 app background"), ("@2 clear", "@2 clear"),
    ("stream rate 50/s", "stream rate 50/s"),
    ("stream pause", "stream pause"), ("stream 3", "@1 stream 3"),
    ("set rule bool-as-one on", "set rule bool-as-one on"),
    ("set bell on", "set bell on"), ("view why", "view why"), ("badge set 5", "@1 sdk setBadge 5"),
  ])
  func roomsAreReadInOneGrammar(_ line: String, _ printed: String) throws {
    #expect(CommandBook.print(try CommandBook.parse(line, on: PhoneNumber(1))) == printed)
  }

  /// What was probably meant may be in any room.
  @Test(arguments: [
    ("veiw why", "view"), ("strem on", "stream"), ("dismis #3", "dismiss"), ("quitt", "quit"),
  ])
  func suggestions(_ line: String, _ suggestion: String) {
    let error = #expect(throws: LanguageError.self) { try CommandBook.parse(line, on: PhoneNumber(1)) }
    #expect(error?.suggestion == suggestion)
  }

  @Test func everyCommandHasHelpInTheLexicon() {
    for spec in CommandBook.grammar.specs { #expect(Lexicon.entry(spec.help) != nil, "\(spec.usage)") }
  }

  @Test(arguments: [
    ("app", "app background "), ("theme n", "theme nord "), ("set l", "set language "),
    ("view w", "view why "),
    ("stream", "stream on "), ("set rule bool", "set rule bool-as-one "),
  ])
  func completions(_ text: String, _ line: String) {
    let lines = CommandBook.completions(of: text, themes: ["nord", "mono"]).map(\.line)
    #expect(lines.contains(line), "\(lines)")
  }

  /// The dot stands for the selection only as a word of its own.
  @Test(arguments: [
    ("tap .", "tap #7"), ("dismiss . # .", "dismiss #7 # ."), ("filter a.b", "filter a.b"),
    ("select \".\"", "select \".\""), ("tap . action=.", "tap #7 action=."),
  ])
  func dots(_ line: String, _ resolved: String) {
    #expect(Addressing.resolved(line, to: "#7") == resolved)
  }
}
