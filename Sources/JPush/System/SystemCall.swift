import Phone

/// A call of the app that the SDK hands through to iOS: local notifications, the permission, the types of notification
/// (docs.jiguang.cn, iOS SDK API, local notifications; `JPUSHService.h`).
public enum SystemCall: Hashable, Sendable {
  /// `registerForRemoteNotificationConfig:delegate:`, from SDK 2.1.9 on; the names of the types.
  case registerConfig([String])
  /// `registerForRemoteNotificationTypes:categories:`, for iOS 8 and 9.
  case registerTypes([String], hasCategories: Bool)
  /// `requestNotificationAuthorization:`.
  case authorization
  /// `addNotification:`.
  case add(NotificationRequest)
  /// `removeNotification:`; nil stands for no identifier at all.
  case remove(NotificationIdentifier?)
  /// `findNotification:`, with or without a `findCompletionHandler`.
  case find(NotificationIdentifier?, hasHandler: Bool)
  /// `setLocalNotification:…`, deprecated by 2.1.9, as are the rest.
  case setLegacy(LegacyNotification)
  /// `showLocalNotificationAtFront:identifierKey:`; nil shows every one.
  case showAtFront(key: String?)
  /// `findLocalNotificationWithIdentifier:`.
  case findLegacy(key: String)
  /// `deleteLocalNotification:`, by Belfry's name for the object; nil is nil.
  case deleteLegacy(String?)
  /// `deleteLocalNotificationWithIdentifierKey:`.
  case deleteLegacyKey(String?)
  /// `clearAllLocalNotifications`.
  case clearLegacy

  /// The call's name as the vendor spells it.
  public var name: String {
    switch self {
    case .registerConfig: "registerForRemoteNotificationConfig:delegate:"
    case .registerTypes: "registerForRemoteNotificationTypes:categories:"
    case .authorization: "requestNotificationAuthorization:"
    case .add: "addNotification:"
    case .remove: "removeNotification:"
    case .find: "findNotification:"
    case .setLegacy(let notification): notification.name
    case .showAtFront: "showLocalNotificationAtFront:identifierKey:"
    case .findLegacy: "findLocalNotificationWithIdentifier:"
    case .deleteLegacy: "deleteLocalNotification:"
    case .deleteLegacyKey: "deleteLocalNotificationWithIdentifierKey:"
    case .clearLegacy: "clearAllLocalNotifications"
    }
  }

  /// The arguments as short text.
  public var detail: String {
    switch self {
    case .registerConfig(let types): types.joined(separator: "|")
    case .registerTypes(let types, let hasCategories):
      types.joined(separator: "|") + (hasCategories ? "" : " categories:nil")
    case .add(let request): request.identifier ?? ""
    case .remove(let identifier), .find(let identifier, _): identifier?.text ?? "nil"
    case .setLegacy(let notification): notification.key ?? ""
    case .showAtFront(let key), .deleteLegacy(let key), .deleteLegacyKey(let key): key ?? "nil"
    case .findLegacy(let key): key
    case .authorization, .clearLegacy: ""
    }
  }
}
