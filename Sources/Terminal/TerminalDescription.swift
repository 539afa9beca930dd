import CNcurses
import Glibc

/// What the terminal database says about a terminal, cut down to what the screen uses.
struct TerminalDescription {
  /// Its name, as TERM gives it.
  let name: String
  /// The colours it has; none is 0.
  let colours: Int
  private(set) var flags: Set<String> = []
  private(set) var numbers: [String: Int] = [:]
  private(set) var strings: [String: String] = [:]

  // No insertion, deletion or scrolling of cells: the screen puts signs of its own for cells of doubtful width, and
  // they must stay where they are put. No line drawing set either, as lines are written as Unicode.
  private static let usedFlags = ["am", "bce", "km", "mir", "msgr", "xenl", "AX", "XT"]
  private static let usedNumbers = ["colors", "pairs", "ncv"]
  private static let usedStrings = [
    "bel", "blink", "bold", "civis", "clear", "cnorm", "cr", "cub", "cub1", "cuf", "cuf1", "cup", "cuu1",
    "dim", "ech",
    "ed", "el", "el1", "home", "hpa", "op", "rev", "rmcup", "rmul", "ritm", "setab", "setaf", "sgr0", "sitm",
    "smcup", "smul", "vpa",
  ]

  /// A terminal that follows xterm, for recordings that are shown elsewhere; nothing has to be installed for it.
  static let recorded = TerminalDescription(
    name: "belfry-recording", colours: 256, flags: ["am", "xenl", "AX"], numbers: ["pairs": 1 << 16],
    strings: [
      "bold": "\u{1B}[1m", "civis": "\u{1B}[?25l", "clear": "\u{1B}[H\u{1B}[2J", "cnorm": "\u{1B}[?25h",
      "cr": "\r",
      "cup": "\u{1B}[%i%p1%d;%p2%dH", "dim": "\u{1B}[2m", "ed": "\u{1B}[J", "el": "\u{1B}[K",
      "home": "\u{1B}[H",
      "hpa": "\u{1B}[%i%p1%dG", "op": "\u{1B}[39;49m", "rev": "\u{1B}[7m", "ritm": "\u{1B}[23m",
      "rmul": "\u{1B}[24m",
      "sgr0": "\u{1B}[m", "sitm": "\u{1B}[3m", "smul": "\u{1B}[4m", "vpa": "\u{1B}[%i%p1%dd",
    ])

  private init(
    name: String, colours: Int, flags: Set<String>, numbers: [String: Int], strings: [String: String]
  ) {
    self.name = name
    self.colours = colours
    self.flags = flags
    self.numbers = numbers
    self.strings = strings
  }

  /// Looks `name` up.
  init(of name: String) throws(TerminalError) {
    guard !name.isEmpty else { throw .unnamed }
    var answer: Int32 = 0
    guard setupterm(name, STDOUT_FILENO, &answer) == OK else { throw .unknown(name) }
    defer { del_curterm(nc_cur_term()) }
    self.name = name
    colours = max(0, Int(tigetnum("colors")))
    for flag in Self.usedFlags where tigetflag(flag) == 1 { flags.insert(flag) }
    for number in Self.usedNumbers where tigetnum(number) >= 0 { numbers[number] = Int(tigetnum(number)) }
    for string in Self.usedStrings {
      // The answers for "absent" and "not a string" are 0 and all ones.
      guard let text = tigetstr(string), Int(bitPattern: text) != -1 else { continue }
      strings[string] = String(cString: text)
    }
    guard strings["cup"] != nil else { throw .dumb(name) }
  }

  /// Whether it follows xterm in mouse, focus, paste, title and clipboard; others may print such requests.
  var isLikeXterm: Bool {
    flags.contains("XT") || Self.likeXterm.contains(where: name.hasPrefix)
  }

  private static let likeXterm = [
    "xterm", "tmux", "screen", "rxvt", "alacritty", "foot", "wezterm", "contour", "konsole", "vte", "mintty",
    "iterm",
    "st-", "kitty", "ghostty", "gnome",
  ]

  /// What gives the terminal back whatever state it is in, for when there is no time to find out.
  var rescue: [UInt8] {
    let modes =
      isLikeXterm ? "\u{1B}[?2026l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1006l" : ""
    let screen = ["sgr0", "rmcup", "cnorm"].compactMap { strings[$0] }.joined()
    return Array((modes + screen + "\r\n").utf8)
  }

  /// The same terminal for a screen of `size`, told how to take any colour where `depth` says that it can.
  ///
  /// ncurses sends red, green and blue only to terminals described as "direct", and few systems have such a
  /// description for the terminal at hand. So it is made here. Blinking, which no frame asks for, carries
  /// strikethrough, for which ncurses has no attribute.
  func prepared(for size: Size, depth: ColourDepth) -> TerminalDescription {
    var copy = self
    copy.numbers["lines"] = size.rows
    copy.numbers["cols"] = size.columns
    copy.strings["blink"] = isLikeXterm ? "\u{1B}[9m" : nil
    // Without these ncurses leaves the last cell of the last row blank where the terminal has no insertion. All that
    // follow xterm have them: DECAWM (ECMA-48 has no name for it; xterm, "Control Sequences").
    if isLikeXterm {
      copy.strings["rmam"] = "\u{1B}[?7l"
      copy.strings["smam"] = "\u{1B}[?7h"
    }
    // The painter takes and gives the screen itself, as questions to the terminal come between.
    for string in ["smcup", "rmcup"] { copy.strings[string] = nil }
    if depth == .truecolour {
      copy.flags.insert("RGB")
      copy.numbers["colors"] = 1 << 24
      copy.numbers["pairs"] = 1 << 16
      copy.strings["setaf"] = Self.direct("3")
      copy.strings["setab"] = Self.direct("4")
    } else if depth == .mono {
      for number in ["colors", "pairs"] { copy.numbers[number] = nil }
      for string in ["setaf", "setab", "op"] { copy.strings[string] = nil }
    }
    return copy
  }

  // ncurses keeps the first eight numbers for the palette, in direct terminals too.
  private static func direct(_ ground: String) -> String {
    "\u{1B}[%?%p1%{8}%<%t\(ground)%p1%d%e\(ground)8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"
  }
}
