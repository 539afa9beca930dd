/// Something a person or the terminal did.
public enum InputEvent: Hashable, Sendable {
  /// A key that is not plain text: an arrow, Enter, or a character held with Control or Alt.
  case key(Key, KeyModifiers)
  /// A typed character; a space is one too.
  case text(Character)
  /// A button of the mouse; `x` and `y` count cells from 0.
  case mouse(MouseButton, x: Int, y: Int, MouseKind)
  /// The wheel, over the cell `x`, `y`.
  case wheel(WheelDirection, x: Int, y: Int)
  /// The terminal's window gained (`true`) or lost the focus.
  case focus(Bool)
  /// Pasted text, as one piece.
  case paste(String)
  /// The terminal has another size.
  case resize(Size)
  /// What the terminal answered about widths, once after opening; only sent if it was asked.
  case widths(WidthPolicy)
}
