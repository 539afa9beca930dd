import Language
import Phone
import Simulation
import Words

/// Reads one word of a filter.
enum FilterReader {
  static func term(_ word: Word) throws(LanguageError) -> FilterTerm {
    guard !word.opensQuoted else { return FilterTerm(.text(.text, Needle(word.text))) }
    let isNegated = word.text.hasPrefix("!")
    let text = isNegated ? String(word.text.dropFirst()) : word.text
    let place = FilterPlace(column: word.column + (isNegated ? 1 : 0), isQuoted: word.isQuoted)
    guard !text.isEmpty || word.isQuoted else {
      throw LanguageError(column: place.column + 1, reason: Phrase("filter.nothing"))
    }
    return FilterTerm(try condition(text, at: place), isNegated: isNegated)
  }

  private static func condition(
    _ text: String, at place: FilterPlace
  ) throws(LanguageError) -> FilterCondition {
    if let (name, value) = split(text) {
      guard let key = FilterKey(rawValue: name) else { throw unknown(name, at: place) }
      let place = FilterPlace(
        column: place.column + name.unicodeScalars.count + 1, isQuoted: place.isQuoted)
      return try FilterValueReader(key: key, text: value, place: place).condition()
    }
    if place.isQuoted { return .text(.text, Needle(text)) }
    if text.hasPrefix("#"), let number = Int(text.dropFirst()) { return .number(PushNumber(number)) }
    if text.hasPrefix("@"), let number = Int(text.dropFirst()) { return .phone(PhoneNumber(number)) }
    if let outcome = Outcome(rawValue: text.lowercased()) { return .outcome([outcome]) }
    return .text(.text, Needle(text))
  }

  /// The name before the first colon and the value after it; nil where no name stands before one, as in `12:30`.
  private static func split(_ text: String) -> (name: String, value: String)? {
    let scalars = text.unicodeScalars
    guard let colon = scalars.firstIndex(where: isColon), colon != scalars.startIndex,
      scalars[..<colon].allSatisfy({ $0.properties.isAlphabetic && $0.isASCII })
    else { return nil }
    return (String(scalars[..<colon]).lowercased(), String(scalars[scalars.index(after: colon)...]))
  }

  /// Chinese keyboards write the wide colon.
  static func isColon(_ scalar: Unicode.Scalar) -> Bool { scalar == ":" || scalar == "：" }

  private static func unknown(_ name: String, at place: FilterPlace) -> LanguageError {
    LanguageError(
      column: place.column, reason: Phrase("filter.key.unknown", .text(name)),
      suggestion: Nearest.word(to: name, among: Set(FilterKey.allCases.map(\.rawValue))).map { $0 + ":" })
  }
}
