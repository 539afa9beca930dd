/// How many colours are sent to the terminal.
public enum ColourDepth: String, CaseIterable, Hashable, Sendable {
  /// Any red, green and blue.
  case truecolour
  /// The 256 of xterm.
  case palette256
  /// The 16 that the terminal's own theme defines, or the 8 of an old one.
  case palette16
  /// None: weight, underline and reversal only.
  case mono

  /// What the environment and the terminal database say.
  ///
  /// `NO_COLOR` (no-color.org) turns colours off. `COLORTERM` is believed except within GNU screen, which inherits
  /// it without being able; tmux turns any colour into what its terminal has.
  public static func detect(
    term: String, colours: Int, environment value: (String) -> String?
  ) -> ColourDepth {
    if let setting = value("NO_COLOR"), !setting.isEmpty { return .mono }
    if colours < 8 { return .mono }
    let insideScreen = term.hasPrefix("screen") && value("TMUX") == nil
    let saysTruecolour = ["truecolor", "24bit"].contains(value("COLORTERM") ?? "")
    let knows = saysTruecolour && !insideScreen && term != "linux"
    if knows || value("TMUX") != nil || colours > 256 || truecolourTerminals.contains(where: term.hasPrefix) {
      return .truecolour
    }
    return colours >= 256 ? .palette256 : .palette16
  }

  // Terminals that have it and whose TERM goes along over ssh, where COLORTERM does not.
  private static let truecolourTerminals = [
    "tmux", "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour", "konsole", "vte",
    "mintty",
    "iterm",
  ]
}
