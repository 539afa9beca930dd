import Phone

/// A change of the phone that others on it follow.
enum PhoneChange {
  case app(AppState)
  case network(isOn: Bool)
  /// Somebody moved the phone's clock.
  case clock
  /// The app gave a command.
  case command(String)
  /// The app remembered something, or forgot it.
  case memory(String, Bool)
  /// The app saved a text under a name.
  case saved(String, String)
  /// The app observes an SDK's notifications from now on.
  case observed([String])
  /// The app puts something over its page; the step in which it does.
  case shows(AppAct, PushNumber?, EntryNumber)
  /// The app threw an exception.
  case crash(PushNumber?)
  /// The app was removed from the phone.
  case appRemoved
  /// The service extension began to work on a push.
  case extensionStarted(PushNumber)
  /// iOS called the app, mostly about a push.
  case callback(Callback, PushNumber?)
}
