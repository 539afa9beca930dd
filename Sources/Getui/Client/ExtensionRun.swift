import Phone

/// What the service extension will say when it is done with one notification.
public struct ExtensionRun: Hashable, Codable, Sendable {
  /// How it ends.
  public enum End: Hashable, Codable, Sendable {
    /// The block of `withAttachmentsComplete:`: addresses and codes.
    case attachments([String], errors: [MediaCode])
    /// The block of `withComplete:`.
    case complete(isCounted: Bool)
    /// The time is up.
    case expired
  }

  /// How it ends.
  public let end: End
  /// The copy that the receipt is for; nil for a push that is not Getui's.
  public let copy: CopyID?
  /// The delivery it belongs to.
  public let push: PushNumber?
  /// The extension's life that it belongs to; `destory` begins another.
  let life: UInt32
}
