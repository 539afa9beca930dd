import Phone

/// What became of the silent part of a push: its `content-available`.
public enum SilentPart: Hashable, Codable, Sendable {
  /// The app's code ran on arrival.
  case ran
  /// It waits.
  case held(HoldReason)
  /// It waited, and the app got it when it was opened.
  case handedOver
  /// Gone, and why.
  case dropped(DropReason)
}
