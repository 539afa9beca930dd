import Words

/// A theme as its file says it: which role looks how.
///
/// A line is `color ROLE [COLOUR] [on COLOUR] [ATTRIBUTE…]`, where a colour is `#rrggbb` or `standard`. A colour
/// that is left out is the one that lies under it. A line that starts with `#` is a comment.
public struct ThemeFile: Sendable {
  /// The look of each role that the file names.
  public private(set) var styles: [String: Style] = [:]
  /// What could not be followed, in the order of the lines; the other lines count all the same.
  public private(set) var mistakes: [ThemeMistake] = []

  /// Reads `text`; a role outside `roles`, where those are given, is a mistake.
  public init(_ text: String, roles: Set<String>? = nil) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(ThemeMistake) {
        try read(line, index + 1, roles)
      } catch {
        mistakes.append(error)
      }
    }
  }

  private mutating func read(_ line: Substring, _ number: Int, _ roles: Set<String>?) throws(ThemeMistake) {
    var words = ThemeLine(line, number)
    guard let first = words.next(), !first.hasPrefix("#") else { return }
    guard first == "color" else { throw words.mistake("theme.line", .text(String(first))) }
    guard let role = words.next() else { throw words.mistakeAtEnd("theme.role.missing") }
    let name = String(role)
    if let roles, !roles.contains(name) { throw words.mistake("theme.role.unknown", .text(name)) }
    if styles[name] != nil { throw words.mistake("theme.role.twice", .text(name)) }
    styles[name] = try words.style(of: name)
  }
}
