/// Reads a payload as a careful colleague would, before it is sent.
public enum Lint {
  /// How often a rule speaks about one text at most.
  public static let findingsPerRule = 32

  /// What there is to say about `bytes` as a push of the type `type`, in the order of the text.
  ///
  /// Without a type the payload's own kind decides: Live Activity, background or alert.
  public static func findings(in bytes: [UInt8], type: PushType? = nil) -> [LintFinding] {
    findings(in: PayloadFile(bytes), type: type)
  }

  /// What there is to say about `file` as a push of the type `type`, in the order of the text.
  public static func findings(in file: PayloadFile, type: PushType? = nil) -> [LintFinding] {
    switch file {
    case .payload(let payload):
      var run = LintRun(payload, type: type ?? payload.likelyType)
      run.readAll()
      return run.findings.sorted { ($0.place?.offset ?? -1) < ($1.place?.offset ?? -1) }
    case .message(let message): return MessageLint.findings(in: message)
    case .wrapped(let wrapped):
      let isRequest = wrapped.wrapper == .jpushRequest || wrapped.wrapper == .getuiRequest
      return [
        LintFinding(
          isRequest ? .providerRequest : .wrapper, place: nil, reason: wrapped.reason, hint: wrapped.hint)
      ]
    case .notObject(let document):
      return [LintFinding(.notObject, path: JSONPath([]), place: document.root.place, [])]
    case .notJSON(let error):
      let rule: LintRule = error.problem == .tooDeep ? .tooDeep : .notJSON
      return [LintFinding(rule, place: error.place, reason: error.reason, hint: error.hint)]
    }
  }
}

extension APNsPayload {
  /// The push type that fits the payload, for a sender who gives none. A VoIP push cannot be told by its payload.
  public var likelyType: PushType {
    if liveActivity != nil { return .liveactivity }
    return parts().isSilent ? .background : .alert
  }
}
