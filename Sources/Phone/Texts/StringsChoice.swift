/// Which of the app's strings a phone takes.
enum StringsChoice {
  /// The strings for the phone's `language`: those of the tag itself, of what it is a form of, of a form of it, else
  /// those of the base, of English, or the only ones there are. Which ones come last is assumed.
  static func table(for language: String, in strings: [String: [String: String]]) -> [String: String]? {
    let tags = strings.keys.sorted()
    let wanted = language.lowercased()
    for tag in forms(of: wanted) {
      if let found = tags.first(where: { $0.lowercased() == tag }) { return strings[found] }
    }
    if let found = tags.first(where: { $0.lowercased().hasPrefix(wanted + "-") }) { return strings[found] }
    for tag in ["base", "en"] {
      if let found = tags.first(where: { $0.lowercased() == tag }) { return strings[found] }
    }
    return tags.first.flatMap { strings[$0] }
  }

  /// `zh-hans-cn`, `zh-hans`, `zh`.
  private static func forms(of tag: String) -> [String] {
    var parts = tag.split(separator: "-")
    var forms: [String] = []
    while !parts.isEmpty {
      forms.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return forms
  }
}
