import Language
import Phone

/// The arguments of `setLocalNotification:…` (docs.jiguang.cn, iOS SDK API, SetLocalNotification).
public struct LegacyNotification: Hashable, Sendable {
  /// The key of `userInfo` under which the SDK keeps the identifier (github.com/jpush, plugin documentation).
  public static let keyName = "__JPUSHNotificationKey"

  /// `alertBody`.
  public var body: String
  /// `fireDate`, so many microseconds ahead; nil is nil.
  public var fireDate: Int64?
  /// `badge`; -1 leaves the number alone.
  public var badge = -1
  /// `alertAction`; the label of the button, which no banner shows.
  public var action: String?
  /// `identifierKey`.
  public var key: String?
  /// `soundName`; nil is the default sound.
  public var sound: String?
  /// `region`, by its name, iOS 8 and later.
  public var region: String?
  /// `regionTriggersOnce`.
  public var triggersOnce = true
  /// `category`, iOS 8 and later.
  public var category: String?
  /// `userInfo`.
  public var info: [Pair] = []

  /// A notification that says `body`.
  public init(body: String) { self.body = body }

  /// Whether the longer form for iOS 8 is meant.
  private var isLong: Bool { region != nil || category != nil }

  /// The call's name as the vendor spells it.
  var name: String {
    "setLocalNotification:alertBody:badge:alertAction:identifierKey:userInfo:soundName:"
      + (isLong ? "region:regionTriggersOnce:category:" : "")
  }

  /// What iOS is given.
  var content: LocalContent {
    var content = LocalContent(body: body)
    content.badge = badge == -1 ? nil : badge
    content.sound = sound ?? "default"
    content.category = category
    content.info = info.filter { $0.name != Self.keyName }
    if let key { content.info.append(Pair(Self.keyName, key)) }
    return content
  }
}
