import Words

extension JSONKind {
  /// The kind as a sentence names it, such as "a number".
  public var phrase: Phrase {
    switch self {
    case .object: Phrase("json.kind.object")
    case .array: Phrase("json.kind.array")
    case .string: Phrase("json.kind.string")
    case .number: Phrase("json.kind.number")
    case .boolean: Phrase("json.kind.boolean")
    case .null: Phrase("json.kind.null")
    }
  }
}

extension JSONValue {
  /// The value as a sentence can quote it: what was sent, cut to 40 characters.
  var excerpt: String {
    let text = self.text
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}
