/// `UNNotificationPresentationOptions`: what the app returns from `willPresent`, and what a notification came out as.
public struct PresentationOptions: OptionSet, Hashable, Codable, Sendable {
  /// The bits, with Apple's raw values.
  public let rawValue: Int

  /// Options of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The number on the icon.
  public static let badge = PresentationOptions(rawValue: 1)
  /// The sound.
  public static let sound = PresentationOptions(rawValue: 2)
  /// A banner and a list entry, as before iOS 14.
  public static let alert = PresentationOptions(rawValue: 4)
  /// An entry in Notification Center.
  public static let list = PresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = PresentationOptions(rawValue: 16)

  /// The lock screen, where a notification appears while the phone is locked; no app can ask for it.
  public static let lockScreen = PresentationOptions(rawValue: 1 << 16)
  /// A dark screen that lights up; no app can ask for it.
  public static let light = PresentationOptions(rawValue: 1 << 17)

  /// The places where it can be seen.
  static let seen: PresentationOptions = [.banner, .list, .lockScreen]

  /// The options' names in the order people write them.
  public var names: [String] {
    [
      (PresentationOptions.banner, "banner"), (.lockScreen, "lock-screen"), (.list, "list"),
      (.sound, "sound"), (.badge, "badge"), (.light, "light"), (.alert, "alert"),
    ]
    .filter { contains($0.0) }.map(\.1)
  }

  /// The options named; nil if one is unknown.
  public init?(names: [String]) {
    var options: PresentationOptions = []
    for name in names {
      switch name {
      case "banner": options.insert(.banner)
      case "list": options.insert(.list)
      case "sound": options.insert(.sound)
      case "badge": options.insert(.badge)
      case "alert": options.insert(.alert)
      default: return nil
      }
    }
    self = options
  }
}
