import Language
import Payload
import Phone

/// How the parts of a reaction are written.
enum ReactionText {
  /// The value that a word means: quoted it is text, bare it is what JSON makes of it, else text.
  static func value(_ word: Word) -> TestValue {
    if word.isQuoted { return .text(word.text) }
    switch word.text {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    case "absent": return .absent
    default: return isNumber(word.text) ? .number(word.text) : .text(word.text)
    }
  }

  static func tests(_ tests: [ReactionTest]) -> String {
    guard !tests.isEmpty else { return "" }
    return "if " + tests.map(Self.test).joined(separator: " and ") + " "
  }

  private static func test(_ test: ReactionTest) -> String {
    "\(subject(test.subject)) \(test.sign.rawValue) \(value(test.value))"
  }

  private static func subject(_ subject: TestSubject) -> String {
    switch subject {
    case .key(let path):
      path.hasPrefix(".") || path == "if" || path == "and" ? Quoting.quoted(path) : Quoting.word(path)
    case .state: ".state"
    case .action: ".action"
    case .identifier: ".identifier"
    case .source: ".source"
    case .launch: ".launch"
    case .count: ".count"
    case .ios: ".ios"
    case .memory(let name): ".memory.\(name)"
    case .saved(let name): ".saved.\(name)"
    }
  }

  private static func value(_ value: TestValue) -> String {
    switch value {
    case .text(let text): Quoting.quoted(text)
    case .number(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .null: "null"
    case .absent: "absent"
    case .kind(let kind): kind.rawValue
    }
  }

  /// The act as it stands in a reaction to `callback`.
  static func act(_ act: ReactionAct, in callback: String) -> String {
    switch act {
    case .answers(nil, let time) where AppCalls.isPresenting(callback): "return" + Self.time(time)
    case .answers(.present(let options), let time):
      "return " + (options.isEmpty ? "nothing" : options.names.joined(separator: ",")) + Self.time(time)
    case .answers(.fetch(let result), let time): "complete \(result.rawValue)" + Self.time(time)
    case .answers(.done, let time), .answers(nil, let time): "complete" + Self.time(time)
    case .navigates(let screen): "navigate " + Quoting.quoted(screen)
    case .presents(let page): "present " + Quoting.quoted(page)
    case .dialog(let dialog): "dialog " + Self.dialog(dialog)
    case .alertView(let dialog): "alert-view " + Self.dialog(dialog)
    case .logs(let text): "log " + Quoting.quoted(text)
    case .saves(let name, let text): "save \(Quoting.word(name)) " + Quoting.quoted(text)
    case .observes(let names): "observe " + names.joined(separator: ",")
    case .runs(let name, .userInfo): "run \(name)"
    case .runs(let name, .key(let path)): "run \(name) \(Quoting.word(path))"
    case .runs(let name, .launchOptions): "run \(name) .launchOptions"
    case .remembers(let name, let isOn): (isOn ? "remember " : "forget ") + Quoting.word(name)
    case .crashes(let reason): "crash " + Quoting.quoted(reason)
    case .commands(let line): line
    }
  }

  private static func dialog(_ dialog: AppDialog) -> String {
    var words = [Quoting.quoted(dialog.text)]
    if !dialog.title.isEmpty { words.append("title=" + Quoting.quoted(dialog.title)) }
    words += dialog.buttons.map { "button=" + Quoting.quoted($0) }
    return words.joined(separator: " ")
  }

  private static func time(_ time: CompletionTime) -> String {
    switch time {
    case .now: ""
    case .after(let span): " after \(Span.write(span))"
    case .twice: " twice"
    case .never: " never"
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    guard let document = try? JSONDocument(Array(text.utf8)) else { return false }
    return document.root.kind == .number && document.root.range == 0..<text.utf8.count
  }
}
