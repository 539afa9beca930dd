/// What a frame asks of the terminal besides its cells; the screen sends only what changed.
public struct TerminalModes: Hashable, Sendable {
  /// Which mouse events the terminal reports.
  public enum Mouse: Hashable, Sendable {
    /// None: the mouse selects text, as everywhere.
    case off
    /// Presses, releases and the wheel.
    case clicks
    /// The same, and movement while a button is down.
    case drags
  }

  /// Where the cursor shows.
  public struct Cursor: Hashable, Sendable {
    /// Column and row, from 0.
    public var x, y: Int

    /// A place for the cursor.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// Which mouse events are reported.
  public var mouse: Mouse
  /// Whether the terminal says when its window gains or loses the focus.
  public var focusReports: Bool
  /// Whether pasted text comes as one piece.
  public var paste: Bool
  /// Where the cursor is; hidden when there is none.
  public var cursor: Cursor?
  /// The title of the window; the old one comes back when the screen closes.
  public var title: String?

  /// A terminal that is only drawn on.
  public static let plain = TerminalModes()

  /// What a frame asks for.
  public init(
    mouse: Mouse = .off, focusReports: Bool = false, paste: Bool = false, cursor: Cursor? = nil,
    title: String? = nil
  ) {
    self.mouse = mouse
    self.focusReports = focusReports
    self.paste = paste
    self.cursor = cursor
    self.title = title
  }
}
