import APNs
import Getui
import JPush
import Phone

/// Everything Belfry simulates, as a value: equal commands at equal moments give equal worlds and equal traces.
///
/// It does no I/O and reads no clock. Moments are handed in on the caller's clock; the world adds `clockOffset`, so the
/// moments in the trace are world time.
public struct World: Codable, Sendable {
  /// Where ids come from.
  public let identifiers: Identifiers
  /// How many commands were applied; the newest bears this number.
  public internal(set) var commandCount: UInt64 = 0
  /// How many arrivals there were; the newest bears this number.
  public internal(set) var pushCount = 0
  /// How far world time is ahead of the caller's clock, in microseconds.
  public internal(set) var clockOffset: Int64 = 0
  /// How far the clocks of Apple's and the vendors' services are ahead of world time, in microseconds: token age, expiry
  /// and quotas follow them.
  public internal(set) var serviceClockOffset: Int64 = 0
  /// World time of what happened last.
  public internal(set) var now = Instant(microseconds: 0)
  /// The phones.
  public internal(set) var devices: Fleet
  /// The phone that the face shows, and that commands without an address are for.
  public internal(set) var selected = PhoneNumber(1)
  /// The push service of Apple.
  public internal(set) var apns = APNsService()
  /// The push service of JPush.
  public internal(set) var jpush: JPushService
  /// The push service of Getui.
  public internal(set) var getui: GetuiService
  /// The answers to open points.
  public internal(set) var switches = RuleSwitches()
  /// Whether a push came from outside since the session began.
  public internal(set) var hasRealInput = false
  /// Whether the next real push clears the stream's rows away.
  var streamGivesWay = true

  /// The year 9999: no moment beyond it is ever reached, so sums of moments always fit.
  private static let end = Instant(microseconds: 253_370_764_800_000_000)

  /// How far one command may move the clock: 31 days, in microseconds.
  public static let longestLeap: Int64 = 31 * 86_400_000_000

  /// Sets ids of one kind apart from those that count pushes.
  static let uniqueIDs: UInt64 = 1 << 63

  /// Whether what a refused request names is taken on by itself, by the phone that is selected.
  public internal(set) var adoptsByItself = false

  /// What goes wrong at the services and on the way to them, on demand.
  public internal(set) var faults = FaultPlan()

  var refused = RefusedRequests()
  var agenda = Agenda<WorldJob>()
  var watched = WatchList()
  /// When the JPush service is looked after next.
  var jpushPlanned: Instant?
  /// When the Getui service is looked after next.
  var getuiPlanned: Instant?
  /// The places of phones on which local notifications have fired that have no number yet.
  var phonesWithFired: [Int] = []
  /// Whether arrivals are only counted now, so that nobody reads what they say.
  var onlyCounts = false
  /// The place of the next entry within its command.
  var step: UInt32 = 0
  /// Whether the app has been opened for the first time.
  var isStarted = false

  /// A world before its first moment: one phone, whose app is opened as soon as time passes.
  public init(identifiers: Identifiers) {
    self.identifiers = identifiers
    devices = Fleet([Device(PhoneNumber(1), identifiers)])
    jpush = JPushService(identifiers: identifiers)
    getui = GetuiService(identifiers: identifiers)
  }

  /// A world before its first moment whose numbers go on after `commands` and `pushes`: none is ever used twice.
  public init(identifiers: Identifiers, after commands: UInt64, pushes: Int) {
    self.init(identifiers: identifiers)
    commandCount = commands
    pushCount = pushes
  }

  /// When something happens by itself, on the caller's clock; nil if nothing is due.
  public var nextDue: Instant? {
    guard isStarted else { return Instant(microseconds: 0) }
    return agenda.nextDue?.moved(byMicroseconds: 0 &- clockOffset)
  }

  /// The device with this number.
  public func device(_ number: PhoneNumber) -> Device? { index(of: number).map { devices[$0] } }

  /// Does what is due by `moment`, each thing at its own moment, and nothing else.
  public mutating func advance(to moment: Instant, into trace: inout Trace) {
    pass(to: moment.moved(byMicroseconds: clockOffset), &trace)
  }

  /// Advances to `moment` and does what `command` says.
  public mutating func apply(_ command: WorldCommand, at moment: Instant, into trace: inout Trace) {
    advance(to: moment, into: &trace)
    commandCount += 1
    step = 0
    perform(command, &trace)
    takeFired(&trace)
  }

  /// Lets world time pass up to `moment`.
  mutating func pass(to moment: Instant, _ trace: inout Trace) {
    let target = min(max(now, moment), Self.end)
    if !isStarted {
      now = target
      start(&trace)
      takeFired(&trace)
    }
    while let (due, job) = agenda.takeNext(dueBy: target) {
      now = max(now, due)
      run(job, &trace)
      takeFired(&trace)
    }
    now = target
  }

  private mutating func start(_ trace: inout Trace) {
    isStarted = true
    for index in devices.indices { perform(.appOpen, on: index, &trace) }
  }

  private mutating func run(_ job: WorldJob, _ trace: inout Trace) {
    switch job {
    case .phone(let number, let job):
      guard let index = index(of: number) else { return }
      observe(index, &trace) { world, trace in
        world.devices[index].phone.run(job, at: world.now, switches: world.switches, into: &trace.phone)
        world.closePhone(index, &trace)
      }
    case .jpush(let number, let job):
      guard let index = index(of: number) else { return }
      observe(index, &trace) { world, trace in
        world.devices[index].jpush.run(job, service: &world.jpush, at: world.now, into: &trace.jpush)
        world.closeJPush(index, &trace)
      }
    case .getui(let number, let job):
      guard let index = index(of: number) else { return }
      observe(index, &trace) { world, trace in
        world.devices[index].getui.run(job, service: &world.getui, at: world.now, into: &trace.getui)
        world.closeGetui(index, &trace)
      }
    case .jpushService: runJPushService(&trace)
    case .getuiService: runGetuiService(&trace)
    }
  }

  func index(of number: PhoneNumber) -> Int? {
    // One phone is the rule, and it stands where its number says.
    let place = number.value - 1
    if devices.indices.contains(place), devices[place].number == number {
      return devices[place].isGone ? nil : place
    }
    // In a fork the one phone stands in another place.
    guard devices.count == 1, devices[0].number == number else { return nil }
    return 0
  }
}
