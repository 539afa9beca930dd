import APNs
import Getui
import JPush
import Language
import Phone

/// The one-line text form of every command of the world.
public enum WorldText {
  /// All rooms' commands in one grammar, addressed to phone 1 until `parse` says otherwise.
  public static let grammar = Grammar<WorldCommand>(
    phone + apns + MessageGrammar.specs + jpush + getui + jpushService + getuiService + SendGrammar.specs
      + FleetGrammar.specs + AdoptGrammar.specs + FaultGrammar.specs + WorldGrammar.specs)

  /// The phone that a command is for until it is addressed.
  static let standard = PhoneNumber(1)

  private static let phone = PhoneGrammar.specs.map { spec in
    spec.lifted(
      { WorldCommand.phone(standard, $0) },
      { if case .phone(_, let command) = $0 { command } else { nil } })
  }

  private static let apns = APNsGrammar.specs.map { spec in
    spec.lifted(
      { WorldCommand.apns(standard, $0) },
      { if case .apns(_, let command) = $0 { command } else { nil } })
  }

  private static let jpush = JPushGrammar.specs.filter { $0.words != ["message"] }.map { spec in
    spec.lifted(
      { WorldCommand.jpush(standard, $0) },
      { if case .jpush(_, let command) = $0 { command } else { nil } })
  }

  private static let getui = GetuiGrammar.specs.map { spec in
    spec.lifted(
      { WorldCommand.getui(standard, $0) },
      { if case .getui(_, let command) = $0 { command } else { nil } })
  }

  private static let jpushService = JPushGrammar.serviceSpecs.map { spec in
    spec.lifted(
      { WorldCommand.jpushService($0) },
      { if case .jpushService(let command) = $0 { command } else { nil } })
  }

  private static let getuiService = GetuiGrammar.serviceSpecs.map { spec in
    spec.lifted(
      { WorldCommand.getuiService($0) },
      { if case .getuiService(let command) = $0 { command } else { nil } })
  }

  /// The command that `text` spells; without an address of its own it is for `phone`.
  ///
  /// - Throws: `LanguageError` with the column, the reason and what was probably meant.
  public static func parse(_ text: String, on phone: PhoneNumber) throws(LanguageError) -> WorldCommand {
    let line = try Line(text)
    var words = line.words[...]
    var address = phone
    if let first = words.first, let number = Self.address(first) {
      address = number
      words = words.dropFirst()
    }
    return try grammar.parse(words, endColumn: line.endColumn).addressed(to: address)
  }

  /// The line that reads as `command` again; the address of a phone is always written.
  public static func print(_ command: WorldCommand) -> String {
    var line: [UInt8] = []
    write(command, into: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Adds the line that reads as `command` again.
  public static func write(_ command: WorldCommand, into line: inout [UInt8]) {
    if let phone = command.phone { line += "@\(phone.value) ".utf8 }
    // Under load nearly all commands are pushes; the whole grammar has some hundred rows before them.
    let isWritten =
      switch command {
      case .apns: pushes.write(command, into: &line)
      case .jpushService, .getuiService: requests.write(command, into: &line)
      case .stream: world.write(command, into: &line)
      default: false
      }
    if !isWritten { _ = grammar.write(command, into: &line) }
  }

  private static let pushes = Grammar<WorldCommand>(apns)
  private static let requests = Grammar<WorldCommand>(jpushService + getuiService)
  private static let world = Grammar<WorldCommand>(WorldGrammar.specs)

  /// The ways to go on with `text`, whose cursor stands at its end.
  public static func completions(of text: String) -> [Completion] {
    grammar.completions(of: text)
  }

  private static func address(_ word: Word) -> PhoneNumber? {
    guard !word.isQuoted, word.text.hasPrefix("@"), let number = Int(word.text.dropFirst()), number > 0 else {
      return nil
    }
    return PhoneNumber(number)
  }
}
