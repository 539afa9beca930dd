import Words

extension LintRun {
  mutating func readFlags() {
    readFlag(.contentAvailable, payload.contentAvailable)
    readFlag(.mutableContent, payload.mutableContent)
    if payload.mutableContent == .one, !payload.hasVisibleText, type == .alert,
      let flag = fields[.mutableContent]
    {
      report(.mutableWithoutAlert, at: flag)
    }
  }

  private mutating func readFlag(_ key: APSKey, _ flag: APNsPayload.Flag) {
    guard let value = fields[key] else { return }
    switch flag {
    case .absent, .one: break
    case .isTrue: report(.flagTrue, at: value, .text(key.name))
    case .other(.number): report(.flagNumber, at: value, .text(key.name), .text(value.excerpt))
    case .other(let kind): report(.flagType, at: value, .text(key.name), .phrase(kind.phrase))
    }
  }

  mutating func readLevels() {
    if let level = fields[.interruptionLevel], let text = level.string {
      switch InterruptionLevel(rawValue: text) {
      case .critical, .timeSensitive: report(.levelEntitlement, at: level, .text(text))
      case .active, .passive: break
      case nil: report(.levelUnknown, at: level, .text(level.excerpt))
      }
    }
    // A Live Activity takes any number.
    if type != .liveactivity, let score = fields[.relevanceScore], let number = score.double,
      !(0...1).contains(number)
    {
      report(.relevanceRange, at: score, .text(score.excerpt))
    }
  }
}
