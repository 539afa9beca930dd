import CTermkey

/// Turns the terminal's bytes into events.
///
/// The bytes may come in any pieces and may be anything. libtermkey knows what the sequences mean; its terminal is
/// always "vt100", with which it reads the keys of xterm, tmux and the Linux console alike.
public final class InputDecoder {
  private let termkey: OpaquePointer
  private var lexer = SequenceLexer()
  private var paste: PasteCollector?
  private var probe: WidthProbe?

  /// A decoder, or nothing when libtermkey has no memory.
  public init?() {
    let flags = TERMKEY_FLAG_UTF8 | TERMKEY_FLAG_NOTERMIOS | TERMKEY_FLAG_CONVERTKP
    guard let termkey = termkey_new_abstract("vt100", Int32(flags)) else { return nil }
    self.termkey = termkey
    termkey_set_canonflags(termkey, Int32(TERMKEY_CANON_DELBS))
  }

  deinit { termkey_destroy(termkey) }

  /// How long to wait for more bytes before `force`, in milliseconds; nothing when no sequence is open.
  public var patience: Int? { paste == nil ? lexer.patience : 2000 }

  /// Reads `bytes` and adds what they mean to `events`.
  public func feed(_ bytes: some Sequence<UInt8>, into events: inout [InputEvent]) {
    for byte in bytes {
      if paste?.take(byte) == true {
        endPaste(&events)
      } else if paste == nil {
        lexer.take(byte) { read($0, &events) }
      }
    }
  }

  /// No more bytes came: reads what is open as it stands. An open escape is the Esc key.
  public func force(into events: inout [InputEvent]) {
    endPaste(&events)
    lexer.force { read($0, &events) }
  }

  /// Takes the terminal's next answers about the cursor as those to a width probe.
  func expect(_ probe: WidthProbe) { self.probe = probe }

  private func endPaste(_ events: inout [InputEvent]) {
    guard let finished = paste else { return }
    paste = nil
    events.append(.paste(finished.text))
  }

  private func read(_ token: SequenceLexer.Token, _ events: inout [InputEvent]) {
    switch token {
    case .key(let bytes): readKeys(bytes, &events)
    case .consoleKey(let number): events.append(.key(.function(number), []))
    case .focus(let gained): events.append(.focus(gained))
    case .pasteStart: paste = PasteCollector()
    case .column(let column, let bytes):
      guard probe != nil else { return readKeys(bytes, &events) }
      guard let policy = probe?.take(column: column) else { return }
      probe = nil
      events.append(.widths(policy))
    }
  }

  // MARK: - What libtermkey makes of it

  // The bytes are whole, so libtermkey has nothing to wait for and its buffer is empty each time.
  private func readKeys(_ bytes: [UInt8], _ events: inout [InputEvent]) {
    bytes.withUnsafeBytes { bytes in
      _ = termkey_push_bytes(termkey, bytes.assumingMemoryBound(to: CChar.self).baseAddress, bytes.count)
    }
    var key = TermKeyKey()
    while termkey_getkey_force(termkey, &key) == TERMKEY_RES_KEY {
      if let event = event(&key) { events.append(event) }
    }
  }

  private func event(_ key: inout TermKeyKey) -> InputEvent? {
    let modifiers = KeyModifiers(termkey: key.modifiers)
    switch key.type {
    case TERMKEY_TYPE_UNICODE: return character(key.code.codepoint, modifiers)
    case TERMKEY_TYPE_FUNCTION: return .key(.function(Int(key.code.number)), modifiers)
    case TERMKEY_TYPE_KEYSYM: return Key(key.code.sym).map { .key($0, modifiers) }
    case TERMKEY_TYPE_MOUSE: return mouse(&key)
    default: return nil
    }
  }

  private func character(_ code: Int, _ modifiers: KeyModifiers) -> InputEvent? {
    guard let scalar = Unicode.Scalar(UInt32(clamping: code)) else { return nil }
    if !modifiers.isDisjoint(with: [.control, .alt]) {
      return .key(.character(Character(scalar)), modifiers)
    }
    return scalar.properties.generalCategory == .control ? nil : .text(Character(scalar))
  }

  private func mouse(_ key: inout TermKeyKey) -> InputEvent? {
    var kind = TERMKEY_MOUSE_UNKNOWN
    var (number, line, column): (Int32, Int32, Int32) = (0, 0, 0)
    termkey_interpret_mouse(termkey, &key, &kind, &number, &line, &column)
    let (x, y) = (max(0, Int(column) - 1), max(0, Int(line) - 1))
    let button = MouseButton(number: Int(number))
    switch (kind, number) {
    case (TERMKEY_MOUSE_PRESS, 4): return .wheel(.up, x: x, y: y)
    case (TERMKEY_MOUSE_PRESS, 5): return .wheel(.down, x: x, y: y)
    case (_, ..<1), (_, 4...5): return nil
    case (TERMKEY_MOUSE_PRESS, _): return .mouse(button, x: x, y: y, .press)
    case (TERMKEY_MOUSE_DRAG, _): return .mouse(button, x: x, y: y, .drag)
    case (TERMKEY_MOUSE_RELEASE, _): return .mouse(button, x: x, y: y, .release)
    default: return nil
    }
  }
}
