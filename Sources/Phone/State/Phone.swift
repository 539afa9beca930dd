/// One simulated phone with the app on it. At first: iOS 17, a `UNUserNotificationCenter` delegate, no scenes, everything
/// allowed.
public struct Phone: Codable, Sendable {
  /// The iOS version.
  public internal(set) var os: OSVersion
  /// Where the app is in its life.
  public internal(set) var app: AppState
  /// What hardly ever changes, one element that phones share.
  private var bases = [PhoneBase()]
  /// Whether iOS has put the app's question to the person, who has not answered it.
  var isAsking = false
  /// Whether the app has registered, and hears of it once the phone reaches APNs.
  var registrationWaits = false
  /// When the person launched the app last; nil if it has run all the time.
  var launchedAt: Instant?
  /// Whether the phone reaches the internet.
  public internal(set) var isNetworkOn = true
  /// The number on the icon.
  public internal(set) var badge = BadgeLedger()
  /// The list and the banner.
  public internal(set) var centre = NotificationCentre()
  /// The budget of silent pushes.
  public internal(set) var silent = SilentInbox()
  /// The app's scene, as iOS keeps it.
  public internal(set) var scene = SceneState()
  /// The tokens by which pushes find the phone.
  public internal(set) var tokens: PhoneTokens
  var bannerIsTimed = false
  var calls = OpenCalls()
  /// The pushes that the service extension is busy with.
  var extensionRuns: [ExtensionRun] = []
  /// When the next Scheduled Summary comes; nil while nothing waits for it.
  public internal(set) var summaryDue: Instant?
  /// Whether the app was in front when the phone was locked, and comes back with the unlocking.
  var returnsOnUnlock = false

  /// A phone whose app is in `state`, with no notifications.
  public init(
    app state: AppState = .notRunning, os: OSVersion = .latest(17),
    tokens: PhoneTokens = PhoneTokens(PhoneNumber(1), Identifiers(seed: 0, journal: 0))
  ) {
    app = state
    self.os = os
    if state.isAlive { scene = SceneState(posedAs: state) }
    self.tokens = tokens
  }
}

/// What lies in the base.
extension Phone {
  /// The app under test.
  public internal(set) var setup: AppSetup {
    get { bases[0].setup }
    _modify { yield &bases[0].setup }
  }

  /// What the person allowed the app.
  public internal(set) var permission: Permission {
    get { bases[0].permission }
    _modify { yield &bases[0].permission }
  }

  /// What the phone is set to.
  public internal(set) var conditions: Conditions {
    get { bases[0].conditions }
    _modify { yield &bases[0].conditions }
  }

  /// What the app's own code does; nil where no profile says so.
  public internal(set) var code: AppCode? {
    get { bases[0].code }
    _modify { yield &bases[0].code }
  }

  /// What the app returns from `willPresent`, if somebody said so.
  var ownAnswer: PresentationOptions? {
    get { bases[0].ownAnswer }
    _modify { yield &bases[0].ownAnswer }
  }

  /// What the app has scheduled itself.
  public internal(set) var local: LocalCentre {
    get { bases[0].local }
    _modify { yield &bases[0].local }
  }

  /// The calls.
  public internal(set) var voip: CallCentre {
    get { bases[0].voip }
    _modify { yield &bases[0].voip }
  }

  /// The Live Activities.
  public internal(set) var board: ActivityBoard {
    get { bases[0].board }
    _modify { yield &bases[0].board }
  }

  /// The Push to Talk channel that the app has joined.
  public internal(set) var talkChannel: String? {
    get { bases[0].talkChannel }
    _modify { yield &bases[0].talkChannel }
  }
}

extension Phone {
  /// What the app has put over its own page; only code of a profile does such things.
  public internal(set) var screen: AppScreen {
    get { code?.screen ?? AppScreen() }
    set { code?.screen = newValue }
  }

  /// What the app returns from `willPresent`: everything, in the options of the iOS version, unless somebody said
  /// otherwise.
  public internal(set) var presents: PresentationOptions {
    get { ownAnswer ?? (os.major >= 14 ? [.banner, .list, .sound, .badge] : [.alert, .sound, .badge]) }
    set { ownAnswer = newValue }
  }
}
