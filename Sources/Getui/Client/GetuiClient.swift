import Phone
import Words

/// What the Getui room writes down: its steps and what the SDK wants to do later.
public typealias GetuiTranscript = Transcript<GetuiEvent, GetuiJob>

/// The Getui SDK inside the app of one phone. A pure value, driven by the phone's changes, by commands and by its jobs.
public struct GetuiClient: Codable, Sendable {
  /// `SdkStatus`; nil until the SDK is started in the app's current process.
  public internal(set) var status: SDKStatus?
  /// The connection to the service.
  public internal(set) var link: LinkState = .closed
  /// The cached cid; it outlives the process.
  public internal(set) var clientID: ClientID?
  /// `runBackgroundEnable:`; it outlives the process.
  public internal(set) var policy: BackgroundPolicy = .unset
  /// How the app uses the SDK.
  public internal(set) var integration = GetuiIntegration()
  /// What the app has told the SDK.
  public internal(set) var store = SDKStore()
  /// When the next attempt to connect is made, while one waits.
  public internal(set) var nextAttempt: Instant?
  /// The calls that have no answer yet, oldest first.
  public internal(set) var requests: [PendingRequest] = []

  let phone: PhoneNumber
  var app: AppState = .notRunning
  var os: OSVersion
  var hasNetwork = true
  var isCellular = false
  /// The phone's token of APNs.
  var deviceToken: String?
  /// Whether the app's code has run in this process.
  var hasLaunched = false
  /// Whether this process asked the SDK to stand in for the system's callbacks.
  var isProxying = false
  /// Whether this process has been given the cid.
  var hasToldClientID = false
  /// The app id, and whether key and secret go with it.
  var appID = ""
  /// The app id that the cached cid belongs to.
  var registeredAppID: String?
  var credentialsAreRight = true
  /// How long the system leaves the connection, in milliseconds.
  var grace = GetuiTiming.grace
  /// Marks the current connection; jobs of an older one do nothing.
  var token: UInt32 = 0
  /// Attempts that failed since the last login.
  var failures: UInt8 = 0
  /// Marks the app's current process; answers die with theirs.
  var process: UInt32 = 0
  /// Marks the service extension's current life.
  var extensionLife: UInt32 = 0
  var lastRequest: UInt32 = 0
  var lastSequenceNumber = 0
  var lastMessage: UInt32 = 0
  /// When the last alias call was let through.
  var lastAliasCall: Instant?
  /// Messages in the connection while the app is frozen.
  var waiting: [GetuiMessage] = []
  /// A badge that could not be uploaded yet.
  public internal(set) var unsentBadge: Int?
  /// Calls into the app that wait until its code runs again.
  var callbacks: [GetuiCallback] = []
  /// The pushes whose fetch completion handler was not called yet.
  var openHandlers: [PushNumber] = []

  /// An SDK in an app that has never run, on a phone with a network.
  public init(phone: PhoneNumber, os: OSVersion = OSVersion(17)) {
    self.phone = phone
    self.os = os
  }

  /// Whether the app's code runs, so that it can call and be called.
  var runsCode: Bool { app.isAlive && app != .suspended }

  /// Whether the SDK should try to connect.
  var wantsLink: Bool {
    guard let status, status != .stopped else { return false }
    return app.isInFront || app == .background && policy == .keepsAlive
  }

  /// Whether the cid is online.
  public var isOnline: Bool { link == .up }
}
