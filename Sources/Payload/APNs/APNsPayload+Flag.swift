extension APNsPayload {
  /// What `content-available` or `mutable-content` holds.
  ///
  /// Apple documents the number 1 and nothing else. What iOS makes of other values is disputed, so the payload says
  /// what it saw and the phone's switches decide.
  public enum Flag: Hashable, Sendable {
    /// No such key, or null.
    case absent
    /// The number 1, also written 1.0.
    case one
    /// `true`: worked like 1 for one library's author (vapor-apns issue 52), not for another's
    /// (node-pushnotifications issue 72).
    case isTrue
    /// Anything else: taken as absent. 0 is not a documented "off" either.
    case other(JSONKind)

    init(_ key: APSKey, _ fields: JSONFields<APSKey>) {
      guard let kind = fields.kind(key) else {
        self = .absent
        return
      }
      if fields.integer(key) == 1 {
        self = .one
      } else if fields.bool(key) == true {
        self = .isTrue
      } else {
        self = .other(kind)
      }
    }

    /// Whether the flag is on, `boolAsOne` being the switch of that name: off by default.
    public func isOn(boolAsOne: Bool = false) -> Bool { self == .one || (boolAsOne && self == .isTrue) }
  }
}
