import Payload

/// What the person did with a notification, and all that decides who in the app hears of it.
struct NotificationResponse {
  /// What they did.
  let action: ResponseAction
  /// By which way the notification came.
  let source: NotificationSource
  /// Whether it asked for the app's code by `content-available`.
  let wakes: Bool

  init(_ action: ResponseAction, to entry: NotificationEntry, _ switches: RuleSwitches) {
    self.action = action
    source = entry.source
    wakes =
      entry.source == .remote && entry.payload.contentAvailable.isOn(boolAsOne: switches[.boolAsOne])
  }

  /// What the app finds in `launchOptions` when the response starts it; an app with scenes finds nothing there.
  var launchOptions: LaunchOptions {
    switch (action, source) {
    case (.open, .remote): .remoteNotification
    case (.open, .legacyLocal): .localNotification
    case (.button, .remote), (.reply, .remote): .remoteNotification
    case (.button, .legacyLocal), (.reply, .legacyLocal): .localNotification
    case (_, .local), (.dismiss, _): .none
    }
  }
}
