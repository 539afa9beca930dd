import CLinux
import Glibc

/// The person's terminal, as long as it is open: shows frames and gives the terminal back on every way out.
public final class Screen {
  /// How many colours are sent.
  public let depth: ColourDepth

  private let line: TerminalLine
  private let painter: Painter
  private let errors: ErrorCapture?
  private let rescue: [UInt8]
  private let isLikeXterm: Bool
  private var isOpen = false

  /// Takes the terminal.
  ///
  /// `depth` is found out when it is not given. What is written to stderr goes to the file `errorLog`, or to memory,
  /// and is repeated when the screen closes.
  public init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, depth: ColourDepth? = nil,
    errorLog: String? = nil
  ) throws(TerminalError) {
    line = try TerminalLine(input: input, output: output)
    let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
    let term = environment("TERM") ?? ""
    let description = try TerminalDescription(of: term)
    self.depth =
      depth ?? ColourDepth.detect(term: term, colours: description.colours, environment: environment)
    painter = try Painter(description, depth: self.depth, size: Self.size(of: output))
    errors = ErrorCapture(path: errorLog)
    rescue = description.rescue
    isLikeXterm = description.isLikeXterm
    take()
  }

  deinit { close() }

  /// The terminal's size now.
  public var size: Size { Self.size(of: line.output) }

  /// Shows `frame`: sends what differs from the one before, in one write.
  public func draw(_ frame: Frame) {
    guard isOpen else { return }
    line.send(painter.paint(frame))
  }

  /// Makes the next frame draw every cell, as something else wrote to the terminal.
  public func repaint() { painter.forget() }

  /// Asks the terminal how wide it draws what terminals do not agree on; the answer comes from `loop` as `.widths`.
  ///
  /// The question goes out with the next frame. A terminal that does not answer loses nothing.
  public func askWidths(_ loop: EventLoop) {
    guard isLikeXterm else { return }
    loop.decoder.expect(WidthProbe())
    painter.ask(WidthProbe.question)
  }

  /// Rings the bell.
  public func bell() { line.send([0x07]) }

  /// Asks the terminal to put `text` on the clipboard; false when it cannot or the text is too long for terminals.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    guard isLikeXterm, let request = Clipboard.request(text, insideTmux: getenv("TMUX") != nil) else {
      return false
    }
    line.send(request)
    return true
  }

  /// Gives the terminal back and stops the process, as Ctrl-Z does; returns when the shell continues it.
  ///
  /// The size may be another then, and the next frame draws every cell.
  public func suspend() {
    guard isOpen else { return }
    give()
    Signals.stopHere()
    take()
  }

  /// Gives the terminal to another program, such as an editor, for as long as `body` takes.
  ///
  /// The size may be another then, and the next frame draws every cell.
  public func lend(_ body: () -> Void) {
    guard isOpen else { return }
    give()
    body()
    take()
  }

  /// Gives the terminal back; a closed screen draws no more.
  public func close() {
    guard isOpen else { return }
    give()
  }

  private func take() {
    errors?.begin()
    CrashGuard.arm(line, bytes: rescue, errors: errors)
    line.makeRaw()
    isOpen = true
  }

  private func give() {
    isOpen = false
    line.send(painter.leave())
    line.restore()
    CrashGuard.disarm()
    errors?.end()
  }

  private static func size(of output: Int32) -> Size {
    Size(ofTerminal: output) ?? Size(columns: 80, rows: 24)
  }
}
