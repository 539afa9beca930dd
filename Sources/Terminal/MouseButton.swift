/// A button of the mouse.
public enum MouseButton: Hashable, Sendable {
  case left, middle, right
  /// Any further button, by its number.
  case other(Int)
}
