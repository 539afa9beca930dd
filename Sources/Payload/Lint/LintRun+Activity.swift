import Words

extension LintRun {
  /// Seconds since 1970 have reached this in the year 5138; a time in milliseconds has since 1973.
  private static let surelyMilliseconds = 100_000_000_000

  /// Checks what a Live Activity push needs.
  mutating func readActivity() {
    readTimes()
    guard let event = readEvent() else { return }
    if event != .end || fields[.contentState] != nil, fields[.contentState]?.kind != .object {
      if let state = fields[.contentState] {
        report(.activityContentState, at: state)
      } else {
        reportAPS(.activityContentState)
      }
    }
    guard event == .start else { return }
    for key in [APSKey.attributesType, .attributes, .alert] where fields[key] == nil {
      reportAPS(.activityStart, .text(key.name))
    }
  }

  private mutating func readTimes() {
    if let stamp = fields[.timestamp] {
      if stamp.kind != .number { report(.activityTimestamp, at: stamp) }
    } else {
      reportAPS(.activityTimestamp)
    }
    for key in [APSKey.timestamp, .staleDate, .dismissalDate] {
      if let value = fields[key], let seconds = value.integerCut, seconds >= Self.surelyMilliseconds {
        report(.activityMilliseconds, at: value, .text(key.name))
      }
    }
  }

  private mutating func readEvent() -> LiveActivityContent.Event? {
    if let event = payload.liveActivity?.event { return event }
    if let value = fields[.event] {
      report(.activityEvent, at: value)
    } else {
      reportAPS(.activityEvent)
    }
    return nil
  }
}
