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

    init(_ fields: JSONFields<APSKey>) {
      guard let kind = fields.kind(.badge) else {
        self = .absent
        return
      }
      // A fraction is cut off (assumed); a number beyond 64 bits is no count of anything.
      guard let number = fields.integerCut(.badge) else {
        self = .ignored(kind)
        return
      }
      self = number > 0 ? .set(number) : number == 0 ? .remove : .negative(number)
    }
  }
}
