/// The calls on the phone, and what iOS remembers of an app that did not report one.
public struct CallCentre: Hashable, Codable, Sendable {
  /// Offences after which iOS no longer launches the app for calls. Apple says "repeatedly"; the number is assumed.
  public static let offenceLimit = 3
  /// How long it then does not, in microseconds: about a day, which is assumed.
  static let ban: Int64 = 86_400_000_000

  /// The calls, newest last.
  public internal(set) var calls: [PhoneCall] = []
  /// How often the app did not report a call.
  public private(set) var offences = 0
  /// Until when iOS does not launch the app for calls.
  public private(set) var bannedUntil: Instant?
  /// The push for whose callback the app has not returned.
  var hanging: PushNumber?

  /// Counts an offence at `moment`; true if iOS has had enough of them.
  mutating func offend(at moment: Instant) -> Bool {
    offences += 1
    guard offences >= Self.offenceLimit else { return false }
    offences = 0
    bannedUntil = moment.moved(byMicroseconds: Self.ban)
    return true
  }

  /// Whether iOS launches the app for a call at `moment`.
  func mayLaunch(at moment: Instant) -> Bool { bannedUntil.map { $0 <= moment } ?? true }
}
