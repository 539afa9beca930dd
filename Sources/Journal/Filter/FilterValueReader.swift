import Language
import Phone
import Simulation
import Words

/// Reads what stands after a key's colon.
struct FilterValueReader {
  let key: FilterKey
  let text: String
  let place: FilterPlace

  func condition() throws(LanguageError) -> FilterCondition {
    guard !text.isEmpty || place.isQuoted else { throw error() }
    switch key {
    case .outcome: return .outcome(try words { Outcome(rawValue: $0) })
    case .kind: return .kind(try words { ArrivalKind(rawValue: $0) })
    case .state: return .state(try words { AppState(rawValue: $0) })
    case .from: return .source(try words { word in FilterSource.all.first { $0.word == word } })
    case .alias: return .alias(text, phones: nil)
    case .badge: return .badge(try number())
    case .priority: return .priority(try number())
    case .status: return .status(try number())
    case .age:
      guard let test = AgeTest(text) else { throw error() }
      return .age(test)
    case .sound: return .sound(SoundTest(text, isName: place.isQuoted))
    case .is: return .mark(try word { FilterMark(rawValue: $0) })
    case .shown: return .shown(try options())
    case .callback: return .callback(name)
    case .title: return .text(.title, Needle(text))
    case .subtitle: return .text(.subtitle, Needle(text))
    case .body: return .text(.body, Needle(text))
    case .app: return .text(.app, Needle(text))
    case .text: return .text(.text, Needle(text))
    case .payload: return .text(.payload, Needle(text))
    case .type: return .name(.type, name)
    case .id: return .name(.id, name)
    case .collapse: return .name(.collapse, name)
    case .reason: return .name(.reason, name)
    case .rule: return .rule(text)
    }
  }

  private var name: String? { text == "none" && !place.isQuoted ? nil : text }

  private func number() throws(LanguageError) -> NumberTest {
    guard let test = NumberTest(text) else { throw error() }
    return test
  }

  private func options() throws(LanguageError) -> PresentationOptions {
    if text == "none" { return [] }
    let names = try words { PresentationOptions(names: [$0]) == nil ? nil : $0 }
    return PresentationOptions(names: names) ?? []
  }

  private func words<Value>(_ read: (String) -> Value?) throws(LanguageError) -> [Value] {
    var values: [Value] = []
    var column = place.column
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      values.append(try word(String(part), at: column, read))
      column += part.unicodeScalars.count + 1
    }
    return values
  }

  private func word<Value>(_ read: (String) -> Value?) throws(LanguageError) -> Value {
    try word(text, at: place.column, read)
  }

  /// The value of a listed word, however its letters are capitalised.
  private func word<Value>(
    _ text: String, at column: Int, _ read: (String) -> Value?
  ) throws(LanguageError) -> Value {
    let known = key.values.first { $0.lowercased() == text.lowercased() }
    if let known, let value = read(known) { return value }
    throw LanguageError(
      column: column, reason: reason(text), suggestion: Nearest.word(to: text, among: Set(key.values)))
  }

  private func error() -> LanguageError { LanguageError(column: place.column, reason: reason(text)) }

  private func reason(_ text: String) -> Phrase {
    let choices = key.examples.joined(separator: ", ")
    return text.isEmpty
      ? Phrase("filter.value.missing", .text(key.rawValue), .text(choices))
      : Phrase("filter.value", .text(key.rawValue), .text(text), .text(choices))
  }
}
