import Getui
import JPush
import Phone
import Simulation

/// What the status bar and the dialogs say about the phone.
struct PhoneFacts: Hashable, Sendable {
  var phone = PhoneNumber(1)
  /// How many phones there have been.
  var phones = 1
  var app = AppState.notRunning
  var os = OSVersion(17)
  var network = true
  /// What the person allowed the app.
  var permission = Self.fresh.permission
  /// What the phone is set to.
  var conditions = Self.fresh.conditions
  /// How the list is grouped.
  var grouping = Grouping.automatic
  /// The app's bundle id.
  var bundleID = ""
  /// Which of Apple's two worlds its tokens belong to.
  var environment = APNsEnvironment.development
  /// When the app sets its delegate.
  var delegate = DelegateSetting.set
  /// Whether the app has a scene delegate.
  var hasScenes = false
  /// The number on the icon.
  var badge = 0
  /// JPush's copy of it; nil while the device is not registered there.
  var serverBadge: Int?
  /// Which SDKs are in the app.
  var sdk = SDKChoice.jpush
  var connection = ConnectionState.closed
  /// Getui's connection, and its copy of the badge; nil while the app is not registered there.
  var link = LinkState.closed
  var getuiBadge: Int?
  /// How far the services' clocks are ahead of world time, and Getui's own, in microseconds.
  var serviceClock: Int64 = 0
  var getuiClock: Int64 = 0
  /// How far the phone's clock is ahead of UTC, in seconds.
  var zone = 0
  var alias: String?
  var tags: [String] = []

  private static let fresh = Phone()
}
