import Words

extension LintRule {
  /// How sure Belfry is of what it says the phone does.
  public var certainty: Certainty {
    switch self {
    case .providerRequest, .tooLarge, .closeToLimit, .longNumber, .simulatorTarget, .unknownKey,
      .misplacedKey,
      .alertHoldsAPSKey, .summaryKey, .safariKey, .mutableWithoutAlert, .backgroundWithoutFlag,
      .silentNotBackground, .voipShows, .activityContentState, .activityMilliseconds:
      .documented
    case .nullInExtras, .doesNothing, .misspeltKey, .prefixedFlag, .locArgType, .badgeType, .badgeIncrement,
      .flagType, .flagTrue, .flagNumber, .widgetsWithoutFlag, .levelEntitlement:
      .reported
    case .notJSON, .tooDeep, .notObject, .wrapper, .duplicateKey, .nullInAPS, .controlText,
      .simulatorTargetType,
      .apsMissing,
      .apsType, .wrongType, .alertType, .alertEmpty, .alertFieldType, .alertUnknownKey, .locArgsAlone,
      .locArgsType,
      .oldAlertKey, .badgeFraction, .badgeNegative, .soundType, .soundEmpty, .soundName, .soundCritical,
      .soundCriticalValue, .soundVolume, .soundUnknownKey, .levelUnknown, .relevanceRange, .backgroundVisible,
      .activityKey, .contentChanged, .activityTimestamp, .activityEvent, .activityStart, .messageExtras,
      .messageID:
      .assumed
    }
  }

  /// The public page or thread behind the rule; empty where there is none.
  ///
  /// An assumed rule may have one too: the page says what to send, and not what the phone does with anything else.
  public var source: String {
    switch self {
    case .notJSON, .longNumber, .duplicateKey: "RFC 8259"
    case .notObject, .nullInAPS, .tooLarge, .closeToLimit, .unknownKey, .misplacedKey, .wrongType, .alertType,
      .alertFieldType, .alertHoldsAPSKey, .locArgsAlone, .locArgsType, .summaryKey, .safariKey,
      .badgeFraction,
      .badgeNegative, .soundType, .soundCritical, .soundCriticalValue, .soundVolume, .levelUnknown,
      .relevanceRange:
      "Apple, Generating a remote notification"
    case .providerRequest: "JPush REST API v3, Push; Getui REST API v2, Push"
    case .nullInExtras: "github.com/wultra/powerauth-push-server issue 675"
    case .simulatorTarget, .simulatorTargetType: "Apple, Xcode 11.4 release notes"
    case .doesNothing: "github.com/node-apn/node-apn issue 344, github.com/grocer/grocer pull 44"
    case .misspeltKey: "github.com/andrei-m-code/net-core-push-notifications issue 9"
    case .prefixedFlag: "github.com/firebase/quickstart-ios issue 70"
    case .locArgType: "github.com/ZhukV/AppleApnPush issue 33"
    case .badgeType: "github.com/richsage/RMSPushNotificationsBundle pull 62"
    case .badgeIncrement: "github.com/Coccodrillo/apns issue 45"
    case .flagType: "github.com/phonegap/phonegap-plugin-push issue 1132"
    case .flagTrue: "github.com/appfeel/node-pushnotifications issue 72"
    case .flagNumber: "github.com/nomad-cli/houston issue 141"
    case .mutableWithoutAlert: "Apple, Modifying content in newly delivered notifications"
    case .levelEntitlement: "Apple, UNNotificationInterruptionLevel"
    case .backgroundVisible, .backgroundWithoutFlag: "Apple, Pushing background updates to your App"
    case .silentNotBackground: "Apple, Sending notification requests to APNs"
    case .voipShows: "Apple, Responding to VoIP Notifications from PushKit"
    case .widgetsWithoutFlag, .contentChanged: "Apple, WWDC25 session 278"
    case .activityTimestamp, .activityEvent, .activityContentState, .activityStart, .activityMilliseconds:
      "Apple, Starting and updating Live Activities with ActivityKit push notifications"
    case .tooDeep, .wrapper, .controlText, .apsMissing, .apsType, .alertEmpty, .alertUnknownKey, .oldAlertKey,
      .soundEmpty,
      .soundName, .soundUnknownKey, .activityKey, .messageExtras, .messageID:
      ""
    }
  }
}
