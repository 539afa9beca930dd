/// A button of the mouse.
public enum MouseButton: Hashable, Sendable {
  case left, middle, right
  /// Any further button, by its number.
  case other(Int)
}

extension MouseButton {
  /// The button by its number, from 1.
  init(number: Int) {
    switch number {
    case 1: self = .left
    case 2: self = .middle
    case 3: self = .right
    default: self = .other(number)
    }
  }
}
