import CTermkey

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

extension Key {
  /// The key of that name of libtermkey's; keypad keys come as the characters they type.
  init?(_ symbol: TermKeySym) {
    guard let key = Key.ofSymbol[symbol.rawValue] else { return nil }
    self = key
  }

  // Find and Select are what the Linux console and older terminals send for Home and End.
  private static let ofSymbol: [Int32: Key] = [
    TERMKEY_SYM_BACKSPACE.rawValue: .backspace, TERMKEY_SYM_TAB.rawValue: .tab,
    TERMKEY_SYM_ENTER.rawValue: .enter,
    TERMKEY_SYM_ESCAPE.rawValue: .escape, TERMKEY_SYM_DEL.rawValue: .backspace, TERMKEY_SYM_UP.rawValue: .up,
    TERMKEY_SYM_DOWN.rawValue: .down, TERMKEY_SYM_LEFT.rawValue: .left, TERMKEY_SYM_RIGHT.rawValue: .right,
    TERMKEY_SYM_INSERT.rawValue: .insert, TERMKEY_SYM_DELETE.rawValue: .delete,
    TERMKEY_SYM_FIND.rawValue: .home,
    TERMKEY_SYM_SELECT.rawValue: .end, TERMKEY_SYM_PAGEUP.rawValue: .pageUp,
    TERMKEY_SYM_PAGEDOWN.rawValue: .pageDown, TERMKEY_SYM_HOME.rawValue: .home,
    TERMKEY_SYM_END.rawValue: .end,
    TERMKEY_SYM_KPENTER.rawValue: .enter,
  ]
}
