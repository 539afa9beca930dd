/// What happens around the app's life, the lock screen and the list.
public enum LifeEvent: Hashable, Sendable {
  /// The person answered a notification, and no method of the app hears of it.
  case responseLost
  /// The phone was locked or unlocked.
  case lock(isOn: Bool)
  /// The phone started anew.
  case restarted
  /// What lay on the lock screen went to the history of Notification Center.
  case history
  /// The app was built with or without scenes.
  case scenes(isOn: Bool)
  /// iOS disconnected the app's scene to have its memory.
  case sceneDiscarded
  /// The notification was opened to its long look, or closed.
  case longLook(isOpen: Bool)
  /// The app registered a category, or changed one.
  case category(String, CategoryChange)
  /// How the list is grouped from now on.
  case grouping(Grouping)
  /// When the Scheduled Summary comes, in minutes since midnight.
  case summaryTimes([Int])
  /// The Scheduled Summary brought it.
  case summarised
  /// The phone does not reach APNs, so that neither of the two methods is called.
  case registrationWaits
  /// The app has this under a name from now on.
  case saved(String, String)
  /// Something is presented already, so this is not.
  case notPresented(String)
  /// The dialog or the page of this text went away, by this button.
  case dialogClosed(String, button: String?)
  /// What `getDeliveredNotifications` hands to the app: the identifiers, newest first.
  case delivered([String])
}
