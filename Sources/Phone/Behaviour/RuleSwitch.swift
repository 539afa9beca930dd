/// An open point where the sources leave more than one answer: what `set rule NAME on` chooses instead of the default.
public enum RuleSwitch: String, Codable, CaseIterable, Sendable {
  /// `true` counts as 1 in `content-available` and `mutable-content`.
  case boolAsOne = "bool-as-one"
  /// A push that holds a `null` never reaches the phone.
  case nullDropsPush = "null-drops-push"
  /// The phone drops a push whose `apns-push-type` does not go with its payload.
  case strictPushType = "strict-push-type"
  /// A badge below 0 counts as 0.
  case negativeBadgeClears = "negative-badge-clears"
  /// Silent pushes wake the app as often as they come, as with a debugger attached.
  case silentUnlimited = "silent-unlimited"
  /// An app that does not complete a silent push within 30 s is ended.
  case fetchTimeoutKills = "drnf-timeout-kills"
  /// A notification that the app does not answer for within 30 s is shown as in the background.
  case presentTimeoutShows = "present-timeout-shows"
  /// APNs refuses a `background` push of priority 10 with `BadPriority`.
  case backgroundPriorityRefused = "background-priority-refused"
  /// APNs takes a body that is no JSON object, and the phone drops it.
  case unreadableAccepted = "unreadable-accepted"
  /// The service extension runs only where banners, lock screen and list are all on, and not for provisional.
  case extensionNeedsAllAlerts = "extension-needs-all-alerts"
  /// The service extension does not run for an app that was swiped away.
  case extensionNotAfterSwipe = "extension-not-after-swipe"
  /// On iOS 10.0 a tap from the background on a push without `content-available` goes to the oldest method alone, where no
  /// new delegate is set.
  case tapOf100 = "ios-10-0-tap"
  /// A `UILocalNotification` that launches the app is in `launchOptions` alone; no method is called.
  case localLaunchOptionsOnly = "local-launch-options-only"
  /// The app hears of a response after it has become active, not before.
  case responseAfterActive = "response-after-active"
  /// An app with scenes that a tap launches finds no `notificationResponse` in its connection options.
  case sceneLaunchWithoutResponse = "scene-launch-without-response"
  /// An app with scenes and without a method of the new delegate is called by the fetch method after a launch, too.
  case sceneLaunchFetches = "scene-launch-fetches"
  /// A launch in the background connects the scene, and `launchOptions` hold the push.
  case backgroundLaunchConnects = "background-launch-connects"
  /// A tap on a push with `content-available` calls the fetch method as well.
  case tapRepeatsFetch = "tap-repeats-fetch"
  /// A background action does not start an app that was swiped away.
  case forceQuitBlocksActions = "force-quit-blocks-actions"
  /// A background action leaves the notification in the list.
  case backgroundActionKeepsEntry = "background-action-keeps-entry"
  /// A dismissal reads the state active in an app that lies in front under the list.
  case dismissInFrontActive = "dismiss-in-front-active"
  /// Clearing many at once tells the app of each, where its category asks for dismissals.
  case clearAllTellsDismissal = "clear-all-tells-dismissal"
  /// A notification whose long look is closed stays in the list.
  case closedLookStays = "closed-look-stays"
  /// An app that runs is not told that it is swiped away.
  case swipeTellsNothing = "swipe-tells-nothing"
  /// `setBadgeCount(0)` leaves the list alone.
  case setBadgeCountKeepsList = "set-badge-count-keeps-list"
  /// `setBadgeCount` takes a number below 0 for 0.
  case setBadgeCountTakesNegative = "set-badge-count-takes-negative"
  /// `applicationIconBadgeNumber` below 0 clears the list too.
  case negativeIconBadgeClears = "negative-icon-badge-clears"
  /// An alert with `content-available` calls the app in front for its silent part first.
  case fetchBeforePresent = "fetch-before-present"
  /// An inactive app is not asked; iOS shows the notification by itself.
  case inactiveAsBackground = "inactive-as-background"
  /// A push with only a badge or a sound is not put to the app in front.
  case textlessNotAsked = "textless-not-asked"
  /// A silent push is dropped while notifications are off.
  case deniedDropsSilent = "denied-drops-silent"
  /// A silent push is delivered although every switch of the notifications is off.
  case allOffDeliversSilent = "all-off-delivers-silent"
  /// A value of the wrong kind makes the whole push vanish.
  case badTypeDropsPush = "bad-type-drops-push"
  /// Low Power Mode does not hold silent pushes.
  case lowPowerDelivers = "low-power-delivers"
  /// A silent push launches the app before the first unlock.
  case wakesBeforeUnlock = "wakes-before-unlock"
  /// The silent part beside an alert takes nothing from the budget.
  case besideAlertFree = "beside-alert-free"
  /// An app in front is asked although it may not notify.
  case asksWithoutPermission = "asks-without-permission"
  /// A Focus does not touch what an app in front lets through.
  case focusSparesFront = "focus-spares-front"
  /// A passive push in front is presented as the app says.
  case passiveAsAsked = "passive-as-asked"
  /// A push without `filter-criteria` is silenced while the Focus filters the app.
  case filterNeedsCriteria = "filter-needs-criteria"
  /// A push that asks for nothing is not handed to an app in front.
  case emptyNotHanded = "empty-not-handed"
  /// An app that runs in the background needs the background mode too.
  case backgroundNeedsMode = "background-needs-mode"
  /// An `interruption-level` that nobody knows counts as passive.
  case unknownLevelPassive = "unknown-level-passive"
  /// A time-sensitive push needs neither entitlement nor consent.
  case timeSensitiveNeedsNothing = "time-sensitive-needs-nothing"
  /// A critical push or sound needs neither entitlement nor consent.
  case criticalNeedsNothing = "critical-needs-nothing"
  /// Before iOS 15, Do Not Disturb keeps quiet only while the phone is locked.
  case disturbOnlyLocked = "dnd-locked-only"
  /// A number that comes while the Focus hides badges does not count.
  case focusDropsBadge = "focus-drops-badge"
  /// A delegate without `willPresent` lets the push go unheard in front.
  case missingMethodHandsNothing = "missing-method-hands-nothing"
  /// The older method is called in the background too, where there is no other.
  case remoteInBackground = "remote-in-background"
  /// Up to iOS 7 there is a token before the person has agreed.
  case tokenWithoutPermission = "token-without-permission"
  /// The permission of an App Clip does not end after eight hours.
  case clipKeepsPermission = "clip-keeps-permission"
  /// What lay on the lock screen alone stays when the phone is unlocked.
  case lockScreenEntriesStay = "lock-screen-entries-stay"
  /// A key of the other environment is refused under the name that no documentation has.
  case keyEnvironmentShort = "key-environment-short"
  /// A provider token from the future is refused as one that is too old.
  case futureTokenExpired = "future-token-expired"
  /// `apns-topic` is needed with the certificate of one app as well.
  case certificateNeedsTopic = "certificate-needs-topic"
  /// A second provider token within 20 minutes is refused at once.
  case tokenUpdatesStrict = "token-updates-strict"
  /// Of more than 64 requests those that fire soonest stay, not those that were added last.
  case pendingKeepsSoonest = "pending-keeps-soonest"
  /// iOS launches the app for calls however often it did not report one.
  case unreportedCallsForgiven = "unreported-calls-forgiven"
  /// Live Activities take pushes of priority 10 as often as they come.
  case activityUnlimited = "activity-unlimited"
}
