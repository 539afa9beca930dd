import Phone

/// What the JPush SDK writes down: its steps and what it wants to do later.
public typealias JPushTranscript = Transcript<JPushEvent, JPushJob>

/// The JPush SDK inside the app of one phone. A pure value, driven by the phone's changes, by commands and by its jobs.
public struct JPushClient: Codable, Sendable {
  /// The long connection.
  public internal(set) var connection: ConnectionState = .closed
  /// The device's id, from its first registration on; it outlives the process.
  public internal(set) var registrationID: RegistrationID?
  /// Whether the push service is switched on: `setPushEnable:completion:`.
  public internal(set) var isEnabled = true
  /// When the next attempt to connect is made, while one waits.
  public internal(set) var nextAttempt: Instant?
  /// How the app uses the SDK.
  public internal(set) var integration = JPushIntegration()

  /// What the app has asked of the SDK: empty until it asks for something, which most phones of a fleet never do.
  private var desks: [CallDesk] = []

  let phone: PhoneNumber
  var app: AppState = .notRunning
  var hasNetwork = true
  /// Marks the current connection; jobs of an older one do nothing.
  var token: UInt32 = 0
  /// Attempts that failed since the last login.
  var failures: UInt8 = 0
  /// Marks the app's current process; completions die with theirs.
  var process: UInt32 = 0

  /// An SDK in an app that has never run, on a phone with a network.
  public init(phone: PhoneNumber = PhoneNumber(1)) { self.phone = phone }

  /// The `seq` that a call without one takes next.
  public var nextSeq: Int { lastSeq &+ 1 }

  /// Whether APNs can reach the device through JPush.
  public var hasToken: Bool { !integration.isSimulator && integration.registersToken }

  /// Whether it may log in: before 3.0.9 not without a token.
  var mayLogIn: Bool { hasToken || !integration.isOlder(than: .withoutToken) }

  /// Whether the app's code runs, so that it can call and be called.
  var runsCode: Bool { app.isAlive && app != .suspended }

  /// Whether there should be a connection.
  var wantsConnection: Bool { app.isInFront && isEnabled }

  /// Follows the app from one state to the next.
  public mutating func appMoved(
    to state: AppState, service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    let before = app
    guard state != before else { return }
    app = state
    if before.isAlive && !state.isAlive {
      endProcess(service: &service, at: moment, into: &log)
    } else if before.isInFront && !state.isInFront {
      close(rule: "jpush.connection.background", to: .app, service: &service, at: moment, into: &log)
    } else if !before.isInFront && wantsConnection {
      connect(at: moment, into: &log)
    }
    if runsCode {
      handOverCompletions(at: moment, into: &log)
      answerIDCalls(at: moment, into: &log)
    }
  }

  /// Follows the phone's network.
  public mutating func networkTurned(
    on isOn: Bool, service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    guard isOn != hasNetwork else { return }
    hasNetwork = isOn
    guard wantsConnection else { return }
    if isOn {
      failures = 0
      connect(at: moment, into: &log)
    } else if connection != .closed {
      close(rule: "jpush.connection.network", to: .app, service: &service, at: moment, into: &log)
      backOff(at: moment, into: &log)
    }
  }

  /// Follows the phone's clock: somebody moved it.
  public mutating func clockMoved(at moment: Instant) {
    if !letThrough.isEmpty { letThrough.moveClock(at: moment) }
  }

  /// Does what was put off; a job that is no longer current does nothing.
  public mutating func run(
    _ job: JPushJob, service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    switch job {
    case .proceed(let token):
      if token == self.token { proceed(service: &service, at: moment, into: &log) }
    case .reply(let call): takeReply(to: call, at: moment, into: &log)
    case .timeout(let call): timeOut(call, at: moment, into: &log)
    case .complete(let answer, let process):
      if process == self.process { complete(answer, at: moment, into: &log) }
    case .pushEnableAnswered(let process):
      if process == self.process { answerPushEnable(at: moment, into: &log) }
    case .identify(let call): identify(call, at: moment, into: &log)
    case .expire: expire(service: &service, at: moment, into: &log)
    }
  }

  /// The app's process is gone, and with it the connection and every completion.
  private mutating func endProcess(
    service: inout JPushService, at moment: Instant, into log: inout JPushTranscript
  ) {
    process &+= 1
    if !desks.isEmpty { desk.endProcess() }
    close(rule: "jpush.connection.ended", to: .service, service: &service, at: moment, into: &log)
  }
}

/// What lies on the desk.
extension JPushClient {
  private var desk: CallDesk {
    get { desks.first ?? CallDesk() }
    _modify {
      if desks.isEmpty { desks = [CallDesk()] }
      yield &desks[0]
    }
  }

  /// The calls that have no answer yet, oldest first.
  public internal(set) var calls: [PendingCall] {
    get { desk.calls }
    _modify { yield &desk.calls }
  }

  /// The last answer that the SDK had for a tag or alias call.
  public internal(set) var lastAnswer: SDKAnswer? {
    get { desk.lastAnswer }
    _modify { yield &desk.lastAnswer }
  }

  /// The fences on the phone.
  public internal(set) var fences: GeofenceCache {
    get { desk.fences }
    _modify { yield &desk.fences }
  }

  /// How much goes to the log.
  public internal(set) var logLevel: LogLevel {
    get { desk.logLevel }
    _modify { yield &desk.logLevel }
  }

  /// Whether crash logs are uploaded: `crashLogON`.
  public internal(set) var collectsCrashes: Bool {
    get { desk.collectsCrashes }
    _modify { yield &desk.collectsCrashes }
  }

  /// The heartbeat in seconds, where the app has set one.
  public internal(set) var heartBeat: Int? {
    get { desk.heartBeat }
    _modify { yield &desk.heartBeat }
  }

  /// A badge that could not be uploaded yet.
  public internal(set) var unsentBadge: Int? {
    get { desk.unsentBadge }
    _modify { yield &desk.unsentBadge }
  }

  /// The key that the service extension has set: `jpushSetAppkey:`.
  var extensionKey: String? {
    get { desk.extensionKey }
    _modify { yield &desk.extensionKey }
  }

  /// Completions that wait until the app's code runs again.
  var completions: [SDKAnswer] {
    get { desk.completions }
    _modify { yield &desk.completions }
  }

  /// Blocks that wait for the registration ID.
  var idCalls: [IDCall] {
    get { desk.idCalls }
    _modify { yield &desk.idCalls }
  }

  /// The number of the newest call.
  var lastCall: UInt32 {
    get { desk.lastCall }
    _modify { yield &desk.lastCall }
  }

  /// The newest `seq`.
  var lastSeq: Int {
    get { desk.lastSeq }
    _modify { yield &desk.lastSeq }
  }

  /// When the last calls were let through.
  var letThrough: CallTimes {
    get { desk.letThrough }
    _modify { yield &desk.letThrough }
  }
}
