/// Cuts the terminal's bytes into whole keys and sequences.
///
/// libtermkey finds its tables by the bytes of a control sequence without looking whether they are in range, so it
/// only gets sequences that are well-formed and known. What is cut off, malformed or an answer to a question that
/// nobody asked is dropped here, rather than read as the letters in it.
struct SequenceLexer {
  enum Token: Equatable {
    /// Whole bytes of a key or a mouse event.
    case key([UInt8])
    /// F1 to F5 of the Linux console.
    case consoleKey(Int)
    case focus(Bool)
    case pasteStart
    /// What may be an answer about the cursor's column, or Shift-F3 and the like.
    case column(Int, bytes: [UInt8])
  }

  private enum State {
    case ground, escape, ss3, string, stringEscape, console
    /// The bytes that are still due.
    case scalar(Int), oldMouse(Int)
    case control(ControlSequence)
  }

  private var state = State.ground
  private var held: [UInt8] = []

  private static let escape: UInt8 = 0x1B
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// How long to wait for the rest of an open sequence, in milliseconds.
  ///
  /// Long enough for a key that came in two packets, too short to be felt after Esc.
  var patience: Int? {
    switch state {
    case .ground: nil
    case .string where held.isEmpty, .stringEscape: 500
    default: 20
    }
  }

  /// Takes the next byte and hands out what it completes.
  mutating func take(_ byte: UInt8, _ emit: (Token) -> Void) {
    switch state {
    case .ground: begin(byte, emit)
    case .escape: afterEscape(byte, emit)
    case .ss3: afterSS3(byte, emit)
    case .scalar(let due): continueScalar(byte, due, emit)
    case .control(let sequence): continueControl(byte, sequence, emit)
    case .oldMouse(let due): continueMouse(byte, due, emit)
    case .string, .stringEscape: continueString(byte, emit)
    case .console:
      reset()
      if (0x41...0x45).contains(byte) { emit(.consoleKey(Int(byte) - 0x40)) }
    }
  }

  /// Hands out what is open as it stands: a lone escape is a key, half a sequence is nothing.
  mutating func force(_ emit: (Token) -> Void) {
    switch state {
    case .escape, .ss3: emit(.key(held))
    case .string where !held.isEmpty: emit(.key(held))
    case .control(let sequence) where sequence.isEmpty: emit(.key(held))
    case .scalar: emit(.key(Self.replacement))
    default: break
    }
    reset()
  }

  // MARK: - States

  private mutating func reset() {
    state = .ground
    held.removeAll(keepingCapacity: true)
  }

  private mutating func finish(_ byte: UInt8, _ emit: (Token) -> Void) {
    held.append(byte)
    emit(.key(held))
    reset()
  }

  private mutating func begin(_ byte: UInt8, _ emit: (Token) -> Void) {
    switch byte {
    case Self.escape:
      held.append(byte)
      state = .escape
    case ..<0x80: finish(byte, emit)
    case 0xC2...0xF4:
      held.append(byte)
      state = .scalar(byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3)
    default:
      emit(.key(Self.replacement))
      reset()
    }
  }

  // A second escape is Alt with whatever follows it.
  private mutating func afterEscape(_ byte: UInt8, _ emit: (Token) -> Void) {
    switch byte {
    case Self.escape where held.count > 1: emit(.key([Self.escape]))
    case Self.escape: held.append(byte)
    case UInt8(ascii: "["):
      held.append(byte)
      state = .control(ControlSequence())
    case UInt8(ascii: "O"):
      held.append(byte)
      state = .ss3
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "X"):
      held.append(byte)
      state = .string
    default: begin(byte, emit)
    }
  }

  private mutating func afterSS3(_ byte: UInt8, _ emit: (Token) -> Void) {
    if (0x40...0x7E).contains(byte) { return finish(byte, emit) }
    emit(.key(held))
    reset()
    begin(byte, emit)
  }

  private mutating func continueScalar(_ byte: UInt8, _ due: Int, _ emit: (Token) -> Void) {
    guard byte & 0xC0 == 0x80 else {
      emit(.key(Self.replacement))
      reset()
      return begin(byte, emit)
    }
    held.append(byte)
    guard due == 1 else {
      state = .scalar(due - 1)
      return
    }
    emit(.key(String(validating: held, as: UTF8.self) == nil ? Self.replacement : held))
    reset()
  }

  private mutating func continueControl(
    _ byte: UInt8, _ sequence: ControlSequence, _ emit: (Token) -> Void
  ) {
    var sequence = sequence
    held.append(byte)
    switch sequence.take(byte) {
    case .open: state = .control(sequence)
    case .console: state = .console
    case .oldMouse: state = .oldMouse(3)
    case .broken:
      reset()
      if byte == Self.escape { begin(byte, emit) }
    case .unknown: reset()
    case .key:
      emit(.key(held))
      reset()
    case .column(let column):
      emit(.column(column, bytes: held))
      reset()
    case .focus(let gained):
      reset()
      emit(.focus(gained))
    case .pasteStart:
      reset()
      emit(.pasteStart)
    }
  }

  private mutating func continueMouse(_ byte: UInt8, _ due: Int, _ emit: (Token) -> Void) {
    if byte < 0x20 {
      reset()
      begin(byte, emit)
    } else if due == 1 {
      finish(byte, emit)
    } else {
      held.append(byte)
      state = .oldMouse(due - 1)
    }
  }

  // An answer in a string ends in ESC \ or BEL; nothing in it is of use.
  private mutating func continueString(_ byte: UInt8, _ emit: (Token) -> Void) {
    held.removeAll(keepingCapacity: true)
    switch (state, byte) {
    case (.stringEscape, UInt8(ascii: "\\")), (.string, 0x07): reset()
    case (.stringEscape, _):
      held = [Self.escape]
      state = .escape
      afterEscape(byte, emit)
    case (_, Self.escape): state = .stringEscape
    default: break
    }
  }
}
