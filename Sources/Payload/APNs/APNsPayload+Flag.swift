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

    /// Reads the flag at `index` of the tape; nil is absent.
    init(at index: Int?, in storage: JSONStorage) {
      guard let index else {
        self = .absent
        return
      }
      if storage.integer(at: index, cuttingFraction: false) == 1 {
        self = .one
      } else if storage.bool(at: index) == true {
        self = .isTrue
      } else {
        self = .other(storage.nodes[index].kind)
      }
    }

    /// Whether the flag is on, `boolAsOne` being the switch of that name: off by default.
    public func isOn(boolAsOne: Bool = false) -> Bool { self == .one || (boolAsOne && self == .isTrue) }
  }
}
