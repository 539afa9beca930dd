import Phone

/// The Getui service: its clients, tasks and tokens, and what it keeps. A pure value.
///
/// It is given world time and adds its own clock's offset to it; whatever it stores is on its own clock.
public struct GetuiService: Codable, Sendable {
  /// The app it serves.
  public internal(set) var app = GetuiApp()
  /// Whether it answers 2, as it does while it starts.
  public internal(set) var isStarting = false
  /// Whether it fails calls of the SDK for reasons it does not name.
  public internal(set) var isFailing = false
  /// Whether it is too busy to report on single tasks.
  public internal(set) var isBusy = false
  /// Whether the developer's own server takes upstream messages.
  public internal(set) var hasBackendServer = false
  /// Whether it posts receipts to the developer's server.
  public internal(set) var postsReceipts = false
  /// How far its clock is ahead of world time, in microseconds.
  public internal(set) var clockOffset: Int64 = 0

  let identifiers: Identifiers
  var clients = ClientRegister()
  var tasks = TaskBook()
  var tokens = TokenBook()
  var quotas = QuotaBook()
  var ledger = UserLedger()
  var adoptedIDs = AdoptedIDs<ClientID>()
  var due = Agenda<ServiceDue>()
  var watch = GetuiWatch()
  /// How many copies were made in all.
  var copies: UInt64 = 0
  /// How many clients have ever registered.
  var registrations: UInt64 = 0
  private var deniedRights: UInt16 = 0

  /// A service that knows nobody; its ids come from `identifiers`.
  public init(identifiers: Identifiers) { self.identifiers = identifiers }

  /// How many clients have registered.
  public var clientCount: Int { clients.count }

  /// How many clients are online.
  public var onlineCount: Int { clients.onlineCount }

  /// What it knows about the client that registered as the one at `place`, counted from 0.
  public func client(at place: Int) -> RegisteredClient { clients[place] }

  /// What it knows about a client.
  public subscript(id: ClientID) -> RegisteredClient? { clients.place(of: id).map { clients[$0] } }

  /// The newest client of a phone.
  public func client(on phone: PhoneNumber) -> RegisteredClient? {
    clients.place(on: phone).map { clients[$0] }
  }

  /// The clients that have this alias, oldest first.
  public func clients(ofAlias alias: String) -> [ClientID] {
    clients.places(ofAlias: alias).map { clients[$0].id }
  }

  /// What it knows about a task.
  public func task(_ id: TaskID) -> TaskRecord? { tasks[id] }

  /// When it next does something by itself, in world time: scheduled tasks, paced tasks, kept copies that get too old.
  public var nextDue: Instant? { due.nextDue?.moved(byMicroseconds: -clockOffset) }

  /// Whether the account has `right`; it has all of them until one is taken away.
  public func has(_ right: GetuiRight) -> Bool { deniedRights & right.bit == 0 }

  /// The number that holds for `limit`.
  public func value(of limit: GetuiLimit) -> Int { quotas.value(of: limit) }

  /// The service's clock at `moment` of world time.
  func clock(at moment: Instant) -> Instant { moment.moved(byMicroseconds: clockOffset) }

  /// Everything begins anew; numbers go on, so that no id is given out twice.
  public mutating func forgetEverything() {
    var fresh = GetuiService(identifiers: identifiers)
    fresh.registrations = registrations
    fresh.copies = copies
    fresh.tasks.continueNumbers(after: tasks)
    fresh.tokens.continueNumbers(after: tokens)
    self = fresh
  }

  /// Changes how the service behaves.
  public mutating func change(_ setting: GetuiSetting) {
    switch setting {
    case .app(let id, let key): (app.id, app.key) = (id, key)
    case .blacklist(let isOn): app.isBlacklisted = isOn
    case .right(let right, let isOn):
      deniedRights = isOn ? deniedRights & ~right.bit : deniedRights | right.bit
    case .limit(let limit, let value): quotas.set(limit, to: value)
    case .starting(let isOn): isStarting = isOn
    case .failing(let isOn): isFailing = isOn
    case .busy(let isOn): isBusy = isOn
    case .backendServer(let isOn): hasBackendServer = isOn
    case .receipts(let isOn): postsReceipts = isOn
    case .clock(let offset): clockOffset = offset
    }
  }
}
