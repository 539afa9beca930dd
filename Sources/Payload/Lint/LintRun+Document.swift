import Words

extension LintRun {
  /// Bytes below the limit from which it is worth a word that nothing more fits.
  private static let slack = 64
  /// Beyond this a `Double`, and so JavaScript, does not hold every whole number (RFC 8259 section 6).
  private static let exactInDouble = 1 << 53

  /// Counts the bytes as they are, for APNs counts what it is sent.
  mutating func readSize() {
    let size = document.asReceived.count
    let limit = type.sizeLimit
    if size > limit {
      reportFile(
        .tooLarge, .count(size), .count(limit), .count(JSONPrinter.minified(document).count),
        .text(type.rawValue))
    } else if size > limit - Self.slack {
      reportFile(.closeToLimit, .count(size), .count(limit), .count(limit - size))
    }
  }

  /// Looks at every value for what is odd wherever it stands.
  mutating func readNodes() {
    for index in document.storage.nodes.indices {
      let value = JSONValue(storage: document.storage, index: index)
      switch value.kind {
      case .null: readNull(value)
      case .number: readNumber(value)
      case .string: readText(value)
      case .object, .array, .boolean: break
      }
    }
  }

  private mutating func readNull(_ value: JSONValue) {
    guard let aps = payload.aps, aps.range.contains(value.range.lowerBound) else {
      report(.nullInExtras, at: value)
      return
    }
    let steps = value.path.steps
    // Arguments have their own finding, and a Live Activity's content may well hold null.
    let isOwn = steps.count == 2 || (steps.count == 3 && [.key("alert"), .key("sound")].contains(steps[1]))
    if isOwn { report(.nullInAPS, at: value) }
  }

  private mutating func readNumber(_ value: JSONValue) {
    let text = value.asReceived
    guard text.count > 15, text.allSatisfy({ $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") })
    else {
      return
    }
    if let number = value.integer, number.magnitude <= Self.exactInDouble { return }
    report(.longNumber, at: value, .text(value.excerpt))
  }

  private mutating func readText(_ value: JSONValue) {
    guard value.node.hasEscapes || value.asReceived.contains(where: { $0 >= 0x80 }) else { return }
    guard let text = value.string, let odd = text.unicodeScalars.first(where: Self.isUnsafeToShow) else {
      return
    }
    let number = String(odd.value, radix: 16, uppercase: true)
    report(
      .controlText, at: value, .text("U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number))
  }

  /// Controls that move a terminal's cursor, and marks that turn the direction of text; line ends and tabs are
  /// ordinary.
  private static func isUnsafeToShow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  mutating func readSimulatorTarget() {
    guard let target = document.root[APNsPayload.simulatorKey] else { return }
    if target.kind == .string {
      report(.simulatorTarget, at: target)
    } else {
      report(.simulatorTargetType, at: target, .phrase(target.kind.phrase))
    }
  }

  mutating func readMissingAPS() {
    guard let aps = document.root["aps"] else {
      // A device management push has its own key and no `aps`.
      if type != .mdm { report(.apsMissing, at: document.root) }
      return
    }
    report(.apsType, at: aps, .phrase(aps.kind.phrase))
  }
}
