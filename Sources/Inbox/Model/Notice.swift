import Words

/// A sentence in the bottom line; the next key takes it away.
struct Notice: Hashable, Sendable {
  enum Kind: Sendable { case done, problem }

  let kind: Kind
  let phrase: Phrase

  /// Something was done.
  static func done(_ phrase: Phrase) -> Notice { Notice(kind: .done, phrase: phrase) }

  /// Something could not be done.
  static func problem(_ phrase: Phrase) -> Notice { Notice(kind: .problem, phrase: phrase) }
}
