import Words

/// Why a picture cannot be drawn.
public struct PictureFault: Error, Hashable, Sendable {
  /// The reason.
  public let reason: Phrase

  init(_ reason: Phrase) { self.reason = reason }
}
