/// What a button of the mouse did.
public enum MouseKind: Hashable, Sendable {
  case press, drag, release
}
