import Words

extension LintRun {
  mutating func readAlert() {
    guard let alert = fields[.alert] else { return }
    switch alert.kind {
    case .string: if alert.string == "" { report(.alertEmpty, at: alert) }
    case .object: readAlertObject(alert)
    default: report(.alertType, at: alert, .phrase(alert.kind.phrase))
    }
  }

  private mutating func readAlertObject(_ alert: JSONValue) {
    for member in alert.members {
      guard let key = member.keyword(as: AlertKey.self) else {
        readForeignKey(member)
        continue
      }
      // Null has its own finding.
      if member.value.kind != .null { readAlertField(key, member.value) }
    }
    readArguments(alert)
    let hasText =
      type == .liveactivity
      ? payload.liveActivity?.alertTitle != nil || payload.liveActivity?.alertBody != nil
      : payload.hasVisibleText
    if !hasText { report(.alertEmpty, at: alert) }
  }

  private mutating func readAlertField(_ key: AlertKey, _ value: JSONValue) {
    switch key {
    case .title, .body: readLine(key, value)
    case .subtitle, .titleLocKey, .subtitleLocKey, .locKey: expect(.string, key, value)
    case .launchImage, .actionLocKey:
      expect(.string, key, value)
      report(.oldAlertKey, at: value, .text(key.name))
    case .summaryArg, .summaryArgCount:
      expect(key == .summaryArg ? .string : .number, key, value)
      report(.summaryKey, at: value, .text(key.name))
    case .action:
      expect(.string, key, value)
      report(.safariKey, at: value, .text(key.name))
    case .titleLocArgs, .subtitleLocArgs, .locArgs: break
    }
  }

  /// A Live Activity's title and body may be objects of `loc-key` and `loc-args`.
  private mutating func readLine(_ key: AlertKey, _ value: JSONValue) {
    if type == .liveactivity, value.kind == .object {
      if value["loc-key"]?.kind != .string {
        report(
          .alertFieldType, at: value, .text(key.name), .phrase(JSONKind.string.phrase),
          .phrase(value.kind.phrase))
      }
      return
    }
    expect(.string, key, value)
  }

  private mutating func expect(_ kind: JSONKind, _ key: AlertKey, _ value: JSONValue) {
    guard value.kind != kind else { return }
    report(.alertFieldType, at: value, .text(key.name), .phrase(kind.phrase), .phrase(value.kind.phrase))
  }

  private mutating func readForeignKey(_ member: JSONMember) {
    guard let key = APSKey.meant(by: member.key) else {
      report(.alertUnknownKey, at: member.keyValue, .text(member.key))
      return
    }
    // There the sound does lie inside the alert.
    if type == .liveactivity, key == .sound { return }
    report(.alertHoldsAPSKey, at: member.keyValue, .text(member.key))
  }

  private mutating func readArguments(_ alert: JSONValue) {
    let fields = JSONFields<AlertKey>(alert)
    let pairs: [(AlertKey, AlertKey)] = [
      (.titleLocArgs, .titleLocKey), (.subtitleLocArgs, .subtitleLocKey), (.locArgs, .locKey),
    ]
    for (name, key) in pairs {
      guard let arguments = fields[name] else { continue }
      guard arguments.kind == .array else {
        report(.locArgsType, at: arguments, .text(name.name), .phrase(arguments.kind.phrase))
        continue
      }
      if fields[key] == nil { report(.locArgsAlone, at: arguments, .text(name.name), .text(key.name)) }
      for item in arguments.items where item.kind != .string {
        report(.locArgType, at: item, .phrase(item.kind.phrase))
      }
    }
  }
}
