extension APNsPayload {
  /// What the push does to the number on the app's icon.
  ///
  /// Source: Apple, Generating a remote notification: a number, 0 removes the badge, an absent key leaves it. APNs has
  /// no increments.
  public enum Badge: Hashable, Sendable {
    /// No `badge`, or null.
    case absent
    /// Shows this number, at least 1.
    case set(Int)
    /// 0: takes the badge away.
    case remove
    /// Below 0. Sources disagree; Belfry leaves the badge as it is.
    case negative(Int)
    /// No number, so the phone leaves the badge as it is and shows the rest.
    ///
    /// Reported for strings (richsage/RMSPushNotificationsBundle 62, bortuzar/PHP-Mysql push server 3), else assumed.
    case ignored(JSONKind)

    /// Reads the badge at `index` of the tape; nil is absent.
    init(at index: Int?, in storage: JSONStorage) {
      guard let index else {
        self = .absent
        return
      }
      // A fraction is cut off (assumed); a number beyond 64 bits is no count of anything.
      guard let number = storage.integer(at: index, cuttingFraction: true) else {
        self = .ignored(storage.nodes[index].kind)
        return
      }
      self = number > 0 ? .set(number) : number == 0 ? .remove : .negative(number)
    }
  }
}
