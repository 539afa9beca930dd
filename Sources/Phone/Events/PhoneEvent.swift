/// What happens on the phone.
public enum PhoneEvent: Hashable, Sendable {
  /// The push reached iOS; the tracks it asks for, and where the app was in its life.
  case arrived([TrackKind], in: AppState)
  /// iOS calls the app.
  case callback(Callback)
  /// The app answers through a completion handler.
  case answered(AppAnswer)
  /// The app under test became another one: its name, and how many reactions its code has.
  case profile(String, reactions: Int)
  /// The app did something of its own accord, because it was called.
  case acted(AppAct)
  /// The app went wrong with a completion handler.
  case completion(CompletionFault)
  /// The person sees it, in these ways.
  case shown(PresentationOptions)
  /// The person hears it.
  case sound(PlayedSound)
  /// The number on the icon changed.
  case badge(BadgeChange)
  /// The push carried a number, and the icon kept its own.
  case badgeKept(Int, DropReason)
  /// It left the list.
  case removed(RemovalReason)
  /// It is back in the list.
  case restored
  /// A banner went to the list, or away.
  case bannerEnded
  /// A track ended here.
  case dropped(TrackKind, DropReason)
  /// Its lines read in the app's own words.
  indirect case reworded(ContentLines)
  /// Lines that the phone does not show.
  case concealed(HiddenText)
  /// Ways of noticing it that the person or the phone keeps from it.
  case withheld(PresentationOptions, DropReason)
  /// The silent push waits.
  case held(HoldReason)
  /// What the silent push waited for is there.
  case released
  /// A key of the payload has no effect; its path.
  case ignored(String)
  /// A key that came with a later iOS; its path, and the version.
  indirect case tooNew(String, since: OSVersion)
  /// The push asks for the service extension, and the app has none.
  case extensionMissing
  /// Something between iOS and the service extension. Boxed, so that rare events do not make all of them larger.
  indirect case service(ExtensionEvent)
  /// The app's code may run although the app may not notify.
  case stillRuns
  /// Something with local notifications before they fire.
  indirect case local(LocalEvent)
  /// Something with a push for a call.
  indirect case call(CallEvent)
  /// Something with a Live Activity.
  indirect case activity(ActivityEvent)
  /// Something with a push of the rarer types.
  indirect case channel(ChannelEvent)
  /// The app's state changed.
  case app(from: AppState, to: AppState)
  /// What the app returns from `willPresent` from now on.
  case presents(PresentationOptions)
  /// The phone, the permission or the app under test was set.
  indirect case set(Setting)
  /// The person did something.
  case user(UserAction)
  /// The network came or went.
  case network(isOn: Bool)
  /// What happened around the app's life, the lock screen and the list.
  case life(LifeEvent)
  /// A command meant something that is not there, such as a tap on a notification that has left the list.
  case nothingThere
  /// The app asks iOS for something.
  case asks(AppRequest)
  /// The app is another build from now on: its bundle id, and which of Apple's worlds it belongs to.
  case built(String, APNsEnvironment)
  /// A token of the phone's.
  case token(TokenKind, String)
}
