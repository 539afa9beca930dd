import Language
import Simulation
import Words

extension Filter {
  /// The ways to go on with `text`, whose cursor stands at its end: keys, outcomes, then a key's values.
  public static func completions(of text: String) -> [Completion] {
    guard (try? Line(text)) != nil else { return [] }
    let start = text.lastIndex(of: " ").map { text.index(after: $0) } ?? text.startIndex
    let before = String(text[..<start])
    let typed = text[start...]
    let negation = typed.hasPrefix("!") ? "!" : ""
    let word = String(typed.dropFirst(negation.count))
    if let colon = word.firstIndex(of: ":"), let key = FilterKey(rawValue: String(word[..<colon])) {
      return values(of: key, beginning: String(word[word.index(after: colon)...]), after: before + negation)
    }
    return words(beginning: word, after: before + negation)
  }

  private static func words(beginning: String, after before: String) -> [Completion] {
    let keys = FilterKey.allCases.filter { $0.rawValue.hasPrefix(beginning) }.map { key in
      Completion(line: "\(before)\(key.rawValue):", label: key.rawValue + ":", help: key.help)
    }
    let outcomes = Outcome.allCases.filter { $0.rawValue.hasPrefix(beginning) }.map { outcome in
      Completion(line: "\(before)\(outcome.rawValue) ", label: outcome.rawValue, help: FilterKey.outcome.help)
    }
    return keys + outcomes
  }

  private static func values(
    of key: FilterKey, beginning: String, after before: String
  ) -> [Completion] {
    let done = beginning.lastIndex(of: ",").map { String(beginning[...$0]) } ?? ""
    let last = beginning.dropFirst(done.count)
    return key.examples.filter { $0.hasPrefix(last) && $0 != "\"…\"" }.map { value in
      Completion(line: "\(before)\(key.rawValue):\(done)\(value) ", label: value, help: key.help)
    }
  }
}
