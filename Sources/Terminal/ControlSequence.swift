/// The part of a control sequence after `ESC [`, as ECMA-48 (section 5.4) and xterm's "Control Sequences" have it.
struct ControlSequence {
  enum Step: Equatable {
    case open
    /// A byte that cannot be in a sequence.
    case broken
    /// Whole, but no key.
    case unknown
    case key
    case column(Int)
    case focus(Bool)
    case pasteStart
    case console
    case oldMouse
  }

  private var mark: UInt8?
  private var numbers: [Int?] = []
  private var hasIntermediate = false
  private var length = 0

  private static let mostNumbers = 4
  private static let mostNumber = 99_999
  private static let mostLength = 32

  var isEmpty: Bool { length == 0 }

  mutating func take(_ byte: UInt8) -> Step {
    defer { length += 1 }
    switch byte {
    case 0x40...0x7E: return finish(byte)
    case _ where length >= Self.mostLength: return .broken
    case 0x30...0x39: return add(digit: Int(byte) - 0x30)
    case UInt8(ascii: ";"), UInt8(ascii: ":"):
      if numbers.isEmpty { numbers.append(nil) }
      numbers.append(nil)
      return .open
    case 0x3C...0x3F where length == 0:
      mark = byte
      return .open
    case 0x20...0x2F:
      hasIntermediate = true
      return .open
    default: return .broken
    }
  }

  private mutating func add(digit: Int) -> Step {
    if numbers.isEmpty { numbers.append(nil) }
    let last = numbers.count - 1
    numbers[last] = min(Self.mostNumber, (numbers[last] ?? 0) * 10 + digit)
    return .open
  }

  private func finish(_ final: UInt8) -> Step {
    guard !hasIntermediate, numbers.count <= Self.mostNumbers, !numbers.contains(Self.mostNumber) else {
      return .unknown
    }
    let isMouse = final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    if let mark {
      let isWhole = numbers.count == 3 && !numbers.contains(nil)
      return mark == UInt8(ascii: "<") && isMouse && isWhole ? .key : .unknown
    }
    switch final {
    case UInt8(ascii: "["): return numbers.isEmpty ? .console : .unknown
    case UInt8(ascii: "I"): return numbers.isEmpty ? .focus(true) : .unknown
    case UInt8(ascii: "O"): return numbers.isEmpty ? .focus(false) : .unknown
    case UInt8(ascii: "M"): return numbers.isEmpty ? .oldMouse : .unknown
    case UInt8(ascii: "R"):
      guard numbers.count == 2, let column = numbers[1] else { return .key }
      return .column(column)
    case UInt8(ascii: "~"), UInt8(ascii: "u"):
      guard let first = numbers.first ?? nil else { return .unknown }
      if final == UInt8(ascii: "~"), first >= 200 { return first == 200 ? .pasteStart : .unknown }
      return .key
    case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "H"), UInt8(ascii: "P")...UInt8(ascii: "S"),
      UInt8(ascii: "Z"):
      return .key
    default: return .unknown
    }
  }
}
