/// The app under test: what is built into it, and what it registered.
public struct AppSetup: Hashable, Codable, Sendable {
  /// The name a person sees.
  public internal(set) var name = "Demo"
  /// `CFBundleIdentifier`, the topic of its pushes.
  public internal(set) var bundleID = "com.example.demo"
  /// Whether it is on the phone.
  public internal(set) var isInstalled = true
  /// Which of Apple's two worlds its tokens belong to.
  public internal(set) var environment = APNsEnvironment.development
  /// Whether it has a scene delegate, iOS 13 and later.
  public internal(set) var hasScenes = false
  /// When it sets the delegate of `UNUserNotificationCenter`.
  public internal(set) var delegate = DelegateSetting.set
  /// The methods it has. At first: the notification delegate's three, the fetch form, and the older one beside it.
  public internal(set) var methods: CaseSet<AppMethod> = [
    .willPresent, .didReceive, .openSettings, .fetch, .remote,
  ]
  /// Its background modes.
  public internal(set) var modes: CaseSet<BackgroundMode> = [.remoteNotification, .voip]
  /// The ways to notify that it asked for.
  public internal(set) var types: CaseSet<AlertType> = [.alert, .sound, .badge]
  /// What Apple lets it do.
  public internal(set) var entitlements: CaseSet<Entitlement> = [.timeSensitive, .push]
  /// The categories it registered.
  public internal(set) var categories: [NotificationCategory] = []
  /// Its notification service extension; nil where it has none.
  public internal(set) var serviceExtension: ExtensionSetup?
  /// How it takes pushes for calls.
  public internal(set) var voip = VoIPSetup()
  /// The Live Activities it has; none lets every one pass.
  public internal(set) var activities: [ActivitySetup] = []
  /// `NSSupportsLiveActivitiesFrequentUpdates`.
  public internal(set) var updatesActivitiesOften = false
  /// Its own strings, by language and key: `Localizable.strings`.
  public internal(set) var strings: [String: [String: String]] = [:]

  /// An app as most are: everything set, nothing special.
  public init() {}

  /// The category `identifier`, if the app registered it.
  public func category(_ identifier: String?) -> NotificationCategory? {
    categories.first { $0.identifier == identifier }
  }
}
