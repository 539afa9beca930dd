import CNcurses
import Glibc

/// Turns frames into bytes for the terminal: compares with the frame before and gives ncurses what changed.
///
/// ncurses has one current screen in a process, so painters belong to one thread.
final class Painter {
  private let screen: OpaquePointer
  private let file: ByteFile
  private let nowhere: UnsafeMutablePointer<FILE>
  private let isLikeXterm: Bool
  private var inks: InkTable
  private var doubtful = DoubtfulCells()
  private var modes: ModeWriter
  private var size: Size
  private var last: Frame?
  private var row: [cchar_t] = []
  private let takeScreen: [UInt8]
  private let giveScreen: [UInt8]
  private var hasScreen = false
  private var showsCursor = false
  private var question: [UInt8] = []

  /// A painter for the terminal described, which shows `depth`.
  init(_ description: TerminalDescription, depth: ColourDepth, size: Size) throws(TerminalError) {
    Locale.useUnicode()
    file = try ByteFile()
    guard let nowhere = fopen("/dev/null", "r") else { throw .system(call: "fopen", number: errno) }
    let size = Size(columns: max(1, size.columns), rows: max(1, size.rows))
    let prepared = description.prepared(for: size, depth: depth)
    guard let screen = Self.start(prepared, file.stream, nowhere) else {
      fclose(nowhere)
      throw .refused(description.name)
    }
    self.nowhere = nowhere
    self.screen = screen
    self.size = size
    isLikeXterm = description.isLikeXterm
    modes = ModeWriter(isLikeXterm: description.isLikeXterm)
    takeScreen = Array((description.strings["smcup"] ?? "").utf8)
    giveScreen = Array((description.strings["rmcup"] ?? "").utf8)
    if depth != .mono {
      start_color()
      use_default_colors()
    }
    inks = InkTable(depth: depth, colours: description.colours)
    idcok(nc_stdscr(), false)
    idlok(nc_stdscr(), false)
    leaveok(nc_stdscr(), true)
    typeahead(-1)
    curs_set(0)
  }

  deinit {
    set_term(screen)
    delscreen(screen)
    fclose(nowhere)
  }

  /// The bytes that make the terminal show `frame`.
  func paint(_ frame: Frame) -> [UInt8] {
    set_term(screen)
    if frame.size != size { resize(to: frame.size) }
    if doubtful.isFull { forget() }
    if !drawChanges(of: frame, orPlain: false) {
      forget()
      _ = drawChanges(of: frame, orPlain: true)
    }
    last = frame
    placeCursor(frame.modes.cursor)
    wrefresh(nc_stdscr())
    return finished(file.take(), frame.modes)
  }

  /// Makes the next frame draw every cell: the terminal may show anything.
  func forget() {
    set_term(screen)
    last = nil
    inks.empty()
    doubtful.empty()
    wclear(nc_stdscr())
    clearok(nc_curscr(), true)
  }

  /// The bytes that give the terminal back; the next frame takes it again.
  func leave() -> [UInt8] {
    guard hasScreen else { return [] }
    set_term(screen)
    hasScreen = false
    let bytes = modes.change(to: .plain)
    endwin()
    forget()
    return bytes + file.take() + giveScreen
  }

  /// Sends `bytes` with the next frame, on the empty screen before it.
  func ask(_ bytes: [UInt8]) {
    question = bytes
    forget()
  }

  // MARK: - Cells

  /// Hands the changed cells to ncurses.
  ///
  /// When its colour pairs run out the rest is `orPlain`, without colours, or the answer is false.
  private func drawChanges(of frame: Frame, orPlain: Bool) -> Bool {
    let columns = frame.size.columns
    for y in 0..<frame.size.rows {
      let start = y * columns
      var x = 0
      while x < columns {
        // A tail goes with its head, also where only half of it looks different.
        let isTail = frame.cells[start + x].kind == .tail
        if isTail || last?.cells[start + x] == frame.cells[start + x] {
          x += 1
          continue
        }
        let from = x
        row.removeAll(keepingCapacity: true)
        while x < columns, last?.cells[start + x] != frame.cells[start + x] {
          guard append(frame.cells[start + x], x, start + x, orPlain) else { return false }
          x += 1
        }
        mvwadd_wchnstr(nc_stdscr(), Int32(y), Int32(from), row, Int32(row.count))
      }
    }
    return true
  }

  private func append(_ cell: Cell, _ x: Int, _ index: Int, _ orPlain: Bool) -> Bool {
    guard let ink = inks.ink(for: cell.style) ?? (orPlain ? InkTable.Ink.plain : nil) else { return false }
    switch cell.kind {
    case .tail: break
    case .narrow:
      append(DoubtfulCells.agrees(cell.glyph, columns: 1) ? cell.glyph : Glyph("\u{FFFD}"), ink)
    case .head:
      if DoubtfulCells.agrees(cell.glyph, columns: 2) {
        append(cell.glyph, ink)
      } else {
        let signs = doubtful.signs(for: cell.glyph, x: x, index: index)
        append(Glyph(signs.head), ink)
        append(Glyph(signs.tail), ink)
      }
    }
    return true
  }

  private func append(_ glyph: Glyph, _ ink: InkTable.Ink) {
    let text: (wchar_t, wchar_t, wchar_t, wchar_t) = (
      wchar_t(bitPattern: glyph.base.value),
      glyph.markCount > 0 ? wchar_t(bitPattern: glyph.scalar(1).value) : 0,
      glyph.markCount > 1 ? wchar_t(bitPattern: glyph.scalar(2).value) : 0, 0
    )
    var cell = cchar_t()
    withUnsafeBytes(of: text) { bytes in
      _ = nc_cell(&cell, bytes.assumingMemoryBound(to: wchar_t.self).baseAddress, ink.attributes, ink.pair)
    }
    row.append(cell)
  }

  private func placeCursor(_ cursor: TerminalModes.Cursor?) {
    leaveok(nc_stdscr(), cursor == nil)
    if showsCursor != (cursor != nil) {
      showsCursor = cursor != nil
      curs_set(showsCursor ? 1 : 0)
    }
    if let cursor {
      wmove(
        nc_stdscr(), Int32(min(max(0, cursor.y), size.rows - 1)),
        Int32(min(max(0, cursor.x), size.columns - 1)))
    }
  }

  private func resize(to size: Size) {
    self.size = Size(columns: max(1, size.columns), rows: max(1, size.rows))
    resizeterm(Int32(self.size.rows), Int32(self.size.columns))
    forget()
  }

  // MARK: - Bytes

  /// Terminals that can hold the picture back until it is whole are told to (mode 2026); others ignore it.
  private func finished(_ drawn: [UInt8], _ wanted: TerminalModes) -> [UInt8] {
    var bytes = doubtful.isPending ? doubtful.mended(drawn) : drawn
    if isLikeXterm, !bytes.isEmpty {
      bytes = Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
    }
    if !question.isEmpty {
      bytes = question + bytes
      question = []
    }
    if !hasScreen {
      bytes = takeScreen + bytes
      hasScreen = true
    }
    return bytes + modes.change(to: wanted)
  }

  /// ncurses reads how to talk to the terminal from TERMINFO, and takes signals that are the event loop's.
  private static func start(
    _ description: TerminalDescription, _ output: UnsafeMutablePointer<FILE>,
    _ input: UnsafeMutablePointer<FILE>
  ) -> OpaquePointer? {
    let signals = [SIGINT, SIGTERM, SIGTSTP, SIGWINCH].map { ($0, Self.action(of: $0)) }
    defer {
      for (signal, action) in signals { withUnsafePointer(to: action) { _ = sigaction(signal, $0, nil) } }
    }
    let before = getenv("TERMINFO").map { String(cString: $0) }
    defer {
      if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") }
    }
    setenv("TERMINFO", CompiledDescription.hex(description), 1)
    setenv("NCURSES_NO_PADDING", "1", 1)
    use_env(false)
    return newterm(description.name, output, input)
  }

  private static func action(of signal: Int32) -> sigaction {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return action
  }
}
