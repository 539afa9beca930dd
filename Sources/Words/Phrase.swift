/// A sentence of the lexicon with its places filled: what a room hands out instead of text.
public struct Phrase: Hashable, Sendable {
  /// Which sentence.
  public let id: WordID
  /// What fills its places, `{0}` first.
  public let arguments: [Argument]

  /// A phrase of the sentence `id`.
  ///
  /// Example: `Phrase("lint.size", .count(5000), .count(4096))`
  public init(_ id: WordID, _ arguments: Argument...) {
    self.id = id
    self.arguments = arguments
  }

  /// A phrase whose arguments are made elsewhere.
  public init(_ id: WordID, arguments: [Argument]) {
    self.id = id
    self.arguments = arguments
  }

  /// The sentence in `tongue`; an id that no table holds shows as itself, so that nothing is ever blank.
  public func text(in tongue: Tongue) -> String {
    guard let entry = Lexicon.entry(id) else { return id.name }
    return Template.fill(entry.text(in: tongue), with: arguments, in: tongue)
  }
}
