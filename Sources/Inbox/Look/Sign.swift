import Terminal

/// A sign that stands in one column; where the terminal may draw it two columns wide, ASCII takes its place.
enum Sign {
  /// Beside the selected row.
  case bar
  case unread
  case marked
  case stream
  case passed
  case stopped
  case online
  case offline
  case connecting
  case banner
  case list
  case quiet
  case woke
  case delivered
  case held
  case dropped
  case refused
  case gone
  /// Between who and whom.
  case arrow
  /// Before what is not as it is now.
  case differs
  case locked
  case focus
  /// The ring switch is off.
  case silent
  case lowPower
  case airplane
  /// There is a warning about a client.
  case warned
  /// Names were taken on.
  case adopted
  /// A refused request was sent again.
  case resent

  /// The sign itself.
  func text(ascii: Bool) -> String { ascii ? plain : drawn }

  private var drawn: String {
    switch self {
    case .bar: "▌"
    case .unread: "•"
    case .marked, .passed: "✓"
    case .stream: "~"
    case .stopped, .refused: "✗"
    case .online: "▲"
    case .offline: "▼"
    case .connecting: "△"
    case .banner: "▣"
    case .list: "≡"
    case .quiet: "○"
    case .woke: "◇"
    case .delivered: "◆"
    case .held: "⇣"
    case .dropped: "╳"
    case .gone: "–"
    case .arrow: "→"
    case .differs: "≠"
    case .locked: "◍"
    case .focus: "☾"
    case .silent: "⊘"
    case .lowPower: "◔"
    case .airplane: "✈"
    case .warned: "!"
    case .adopted: "+"
    case .resent: "↻"
    }
  }

  private var plain: String {
    switch self {
    case .bar: ">"
    case .unread, .delivered: "*"
    case .marked, .passed: "+"
    case .stream: "~"
    case .stopped, .refused: "x"
    case .online: "^"
    case .offline: "v"
    case .connecting: "-"
    case .banner: "#"
    case .list: "="
    case .quiet: "o"
    case .woke: "!"
    case .held: ","
    case .dropped: "X"
    case .gone: "-"
    case .arrow: ">"
    case .differs: "!"
    case .locked: "L"
    case .focus: "("
    case .silent: "S"
    case .lowPower: "P"
    case .airplane: "A"
    case .warned: "!"
    case .adopted: "+"
    case .resent: "r"
    }
  }
}
