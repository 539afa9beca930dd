import Words

/// Why there is no text in a format.
public enum ExportRefusal: Error, Hashable, Sendable {
  /// The journal no longer reaches back to the command.
  case forgotten
  /// No payload for APNs.
  case noPayload
  /// Nothing that a request over HTTP could be.
  case noRequest
  /// The format is a table of many.
  case notOfOne

  /// The reason as a sentence.
  public var phrase: Phrase {
    switch self {
    case .forgotten: Phrase("journal.forgotten")
    case .noPayload: Phrase("export.noPayload")
    case .noRequest: Phrase("export.noRequest")
    case .notOfOne: Phrase("export.notOfOne")
    }
  }
}
