/// Puts the glyphs of one cluster together, scalar by scalar.
struct ClusterParts {
  private let policy: WidthPolicy
  private var parts: [ClusterScanner.Part] = []
  private var isPicture = false

  init(_ policy: WidthPolicy) { self.policy = policy }

  /// What the cluster draws, at least one glyph.
  func finished() -> [ClusterScanner.Part] {
    parts.isEmpty ? [ClusterScanner.Part(glyph: Glyph("\u{FFFD}"), columns: 1)] : parts
  }

  /// Takes the next scalar in; false once nothing more of the cluster is drawn.
  mutating func add(_ scalar: Unicode.Scalar) -> Bool {
    if let letter = ClusterParts.regionalLetter(scalar) {
      start(letter, columns: 1)
      return true
    }
    if isPicture, scalar.properties.isEmojiModifier { return true }
    switch ScalarWidth(scalar, policy) {
    case .base(let columns):
      start(scalar, columns: columns)
      isPicture = scalar.properties.isEmoji && scalar.value > 0x7F
    case .mark: put(mark: scalar, spacing: false)
    case .spacingMark: put(mark: scalar, spacing: true)
    case .joiner: return join(scalar)
    case .named(let text): for scalar in text.unicodeScalars { start(scalar, columns: width(of: scalar)) }
    case .unknown: start("\u{FFFD}", columns: width(of: "\u{FFFD}"))
    }
    return true
  }

  private mutating func start(_ base: Unicode.Scalar, columns: Int) {
    parts.append(ClusterScanner.Part(glyph: Glyph(base), columns: columns))
  }

  // A mark without a base gets the dotted circle that fonts draw for one.
  private mutating func put(mark: Unicode.Scalar, spacing: Bool) {
    if parts.isEmpty { start("\u{25CC}", columns: 1) }
    parts[parts.count - 1].glyph.add(mark)
    if spacing { parts[parts.count - 1].columns = 2 }
  }

  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    guard let last = parts.last else {
      for scalar in InvisibleName.mark(scalar).unicodeScalars { start(scalar, columns: width(of: scalar)) }
      return true
    }
    switch scalar.value {
    case 0x200D: return !isPicture
    case 0xFE0F where policy.vs16IsWide && last.columns == 1 && isPicture:
      parts[parts.count - 1].glyph.add(scalar)
      parts[parts.count - 1].columns = 2
      return true
    default: return true
    }
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    policy.ambiguousIsWide && AmbiguousWidth.contains(scalar) ? 2 : 1
  }

  private static func regionalLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    (0x1F1E6...0x1F1FF).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) : nil
  }
}
