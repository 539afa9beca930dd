import Language

/// What a person or a tester does to the phone's lock, to the list, and to what the app has registered.
public enum LifeCommand: Hashable, Sendable {
  case lock
  case unlock
  /// Restarts the phone.
  case restart
  /// Builds the app with or without scenes.
  case scenes(Bool)
  /// iOS disconnects the app's scene in the background.
  case discardScene
  /// The app registers a category, or changes one.
  case category(String, CategoryChange)
  /// Writes a text under a button that takes one: the one named, or the first.
  case reply(Target, text: String, action: String?)
  /// Opens a notification to its long look: a long press.
  case openLook(Target)
  /// Closes the long look.
  case closeLook
  /// Follows the app's link in Settings, or in the options of a notification.
  case tapSettings(Target?)
  /// Clears the group that a notification is in.
  case clearGroup(Target)
  /// How the list is grouped.
  case grouping(Grouping)
  /// When the Scheduled Summary comes, in minutes since midnight.
  case summaryTimes([Int])
  /// The app removes what was delivered, by identifiers; the one word `all` means everything.
  case removesDelivered([String])
  /// The app asks what is in the list.
  case listsDelivered
  /// The app asks for permission to notify in these ways.
  case asks(CaseSet<AlertType>)
  /// The app calls `registerForRemoteNotifications`.
  case registers
  /// What the app finds saved under a name, as if it had saved it in an earlier start.
  case saves(String, String)
  /// The person taps a button of the dialog on top, or closes the page that is presented.
  case closeDialog(button: String?)
  /// The app sets `applicationIconBadgeNumber`.
  case iconBadge(Int)
}
