import Words

/// Why the face draws no picture.
public struct PictureRefusal: Error, Hashable, Sendable {
  /// The reason.
  public let reason: Phrase

  /// A refusal.
  public init(_ reason: Phrase) { self.reason = reason }
}
