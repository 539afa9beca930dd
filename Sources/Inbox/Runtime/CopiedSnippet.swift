import Words

/// What comes of a wish for a snippet of a client library.
public enum CopiedSnippet: Sendable {
  /// The snippet, with everything filled in.
  case text(String)
  /// Why there is none, and what to do.
  case missing(Phrase)
}
