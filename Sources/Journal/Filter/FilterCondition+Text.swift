import Language

extension FilterCondition {
  /// The word that reads as this condition again.
  var text: String {
    switch self {
    case .number(let number): return "#\(number.value)"
    case .phone(let phone): return "@\(phone.value)"
    case .outcome(let outcomes):
      return outcomes.count == 1 ? outcomes[0].rawValue : list("outcome", outcomes.map(\.rawValue))
    case .kind(let kinds): return list("kind", kinds.map(\.rawValue))
    case .state(let states): return list("state", states.map(\.rawValue))
    case .source(let sources): return list("from", sources.map(\.word))
    case .alias(let alias, _): return "alias:" + FilterText.literal(alias)
    case .badge(let test): return "badge:" + test.text
    case .priority(let test): return "priority:" + test.text
    case .status(let test): return "status:" + test.text
    case .age(let test): return "age:" + test.text
    case .sound(let test): return "sound:" + test.text
    case .mark(let mark): return "is:" + mark.rawValue
    case .shown(let options): return list("shown", options.isEmpty ? ["none"] : options.names)
    case .callback(let name): return "callback:" + Self.value(name)
    case .name(let field, let name): return field.rawValue + ":" + Self.value(name)
    case .rule(let name): return "rule:" + FilterText.literal(name)
    case .text(.text, let needle):
      return FilterText.bare(needle.text) ?? "text:" + FilterText.literal(needle.text)
    case .text(let field, let needle): return field.rawValue + ":" + FilterText.literal(needle.text)
    }
  }

  private func list(_ key: String, _ words: [String]) -> String {
    key + ":" + words.joined(separator: ",")
  }

  private static func value(_ name: String?) -> String {
    name.map { FilterText.literal($0, besides: ["none"]) } ?? "none"
  }
}
