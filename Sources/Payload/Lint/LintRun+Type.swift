import Words

extension LintRun {
  /// Holds the payload against the push type that its header names.
  mutating func readAgainstType() {
    switch type {
    case .alert: readAsAlert()
    case .background: readAsBackground()
    case .voip: readAsVoIP()
    case .widgets: if !payload.contentChanged { reportAPS(.widgetsWithoutFlag) }
    default: break
    }
    if type != .liveactivity { readActivityKeys() }
    if type != .widgets, let changed = fields[.contentChanged] { report(.contentChanged, at: changed) }
  }

  private var hasVisibleKey: Bool {
    [APSKey.alert, .badge, .sound].contains { fields.seen($0) != nil }
  }

  private mutating func readAsAlert() {
    let parts = payload.parts()
    if parts.isSilent, !hasVisibleKey, let flag = fields[.contentAvailable] {
      report(.silentNotBackground, at: flag)
    } else if parts.doesNothing, !hasVisibleKey {
      reportAPS(.doesNothing)
    }
  }

  private mutating func readAsBackground() {
    for key in [APSKey.alert, .badge, .sound] {
      if let value = fields[key] { report(.backgroundVisible, at: value, .text(key.name)) }
    }
    if fields[.contentAvailable] == nil { reportAPS(.backgroundWithoutFlag) }
  }

  private mutating func readAsVoIP() {
    for key in [APSKey.alert, .badge, .sound] {
      if let value = fields[key] { report(.voipShows, at: value, .text(key.name)) }
    }
  }

  private mutating func readActivityKeys() {
    for key in APSKey.allCases where key.isForLiveActivities {
      if let value = fields[key] { report(.activityKey, at: value, .text(key.name)) }
    }
  }
}
