import Words

/// One reading of one payload.
struct LintRun {
  let payload: APNsPayload
  let type: PushType
  var fields: JSONFields<APSKey> { payload.fields }
  private(set) var findings: [LintFinding] = []

  init(_ payload: APNsPayload, type: PushType) {
    self.payload = payload
    self.type = type
  }

  var document: JSONDocument { payload.document }

  mutating func readAll() {
    readSize()
    findings += DuplicateLint.findings(in: document)
    readNodes()
    readSimulatorTarget()
    guard payload.aps != nil else {
      readMissingAPS()
      return
    }
    readKeys()
    readBesideAPS()
    readTypes()
    readAlert()
    readBadge()
    readSound()
    readFlags()
    readLevels()
    readAgainstType()
    if type == .liveactivity { readActivity() }
  }

  /// Says something about `value`; once a rule has spoken often, it has been understood, and finding places in a large
  /// text is not free.
  mutating func report(_ rule: LintRule, at value: JSONValue, _ arguments: Argument...) {
    guard findings.count(where: { $0.rule == rule }) < Lint.findingsPerRule else { return }
    findings.append(LintFinding(rule, path: value.path, place: value.place, arguments))
  }

  /// Says something about the file as a whole.
  mutating func reportFile(_ rule: LintRule, _ arguments: Argument...) {
    findings.append(LintFinding(rule, path: JSONPath([]), place: nil, arguments))
  }

  /// Says something about the `aps` object as a whole.
  mutating func reportAPS(_ rule: LintRule, _ arguments: Argument...) {
    guard let aps = payload.aps else { return }
    findings.append(LintFinding(rule, path: aps.path, place: aps.place, arguments))
  }
}
