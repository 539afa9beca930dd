/// A key that is not a character.
public enum Key: Hashable, Sendable {
  case up, down, left, right
  case home, end, pageUp, pageDown
  case insert, delete
  case enter, tab, backspace, escape
  /// F1 to F63, by its number.
  case function(Int)
  /// A character's key, when it is pressed with Control or Alt; `modifiers` says which.
  case character(Character)
}
