/// The tokens by which pushes find this phone.
///
/// Texts are not kept: they are made from a number that says whose token it is, and read back to it. So a hundred
/// thousand phones cost nothing, and every token that ever was can be told from one that never was.
public struct PhoneTokens: Hashable, Codable, Sendable {
  /// Tokens of an earlier installation, and when APNs learned that they are void.
  struct Retired: Hashable, Codable {
    var generation: UInt16
    var since: Instant
  }

  /// A Live Activity's token.
  struct ActivityToken: Hashable, Codable {
    var name: String
    var place: UInt16
    var endedAt: Instant?
  }

  /// What is remembered of earlier installations, and of activities that have ended.
  static let memory = 32

  private let identifiers: Identifiers
  private let phone: UInt32
  private var generation: UInt16 = 0
  private var isVoid = false
  private var retired: [Retired] = []
  private var activities: [ActivityToken] = []
  private var activityCount: UInt16 = 0

  /// The tokens of an app that has registered for all it can.
  public init(_ phone: PhoneNumber, _ identifiers: Identifiers) {
    self.identifiers = identifiers
    self.phone = UInt32(truncatingIfNeeded: phone.value)
  }

  /// The text of the token for `kind`; nil while the phone has none.
  public func text(of kind: TokenKind) -> String? {
    guard !isVoid, let place = place(of: kind) else { return nil }
    return text(TokenNumber(phone: phone, generation: generation, place: place))
  }

  /// Whether APNs has given the app a device token that it still goes by.
  public var isRegistered: Bool { !isVoid }

  /// All there are: the app's own, then the running activities', oldest first.
  public var all: [TokenKind] {
    isVoid ? [] : TokenKind.plain + activities.filter { $0.endedAt == nil }.map { .activity($0.name) }
  }

  /// The phone that `token` was made for, if `identifiers` made it.
  public static func owner(of token: String, _ identifiers: Identifiers) -> PhoneNumber? {
    guard let number = identifiers.tokenNumber(token) else { return nil }
    let phone = Int(TokenNumber(number).phone)
    return phone > 0 ? PhoneNumber(phone) : nil
  }

  /// What is to be said of `token` at `moment`, for the app as it is set up.
  public func standing(of token: String, _ setup: AppSetup, at moment: Instant) -> TokenStanding {
    guard let bits = identifiers.tokenNumber(token) else { return .unknown }
    let number = TokenNumber(bits)
    guard number.phone == phone, let kind = kind(at: number) else { return .unknown }
    let home = TokenHome(kind, of: setup.bundleID, in: setup.environment)
    if number.generation == generation, !isVoid {
      guard case .activity = kind, let ended = activities.first(where: { $0.place == number.place })?.endedAt
      else { return .live(home) }
      return .expired(since: ended)
    }
    guard let end = retired.last(where: { $0.generation == number.generation }) else { return .unknown }
    return end.since <= moment ? .unregistered(since: end.since) : .live(home)
  }

  /// Since when `token` is void at `moment`; nil for one that is good, or that the phone never had.
  public func end(of token: String, at moment: Instant) -> Instant? {
    // Hardly any phone has void tokens, and a vendor's service asks for every copy that it sends.
    guard !retired.isEmpty, let bits = identifiers.tokenNumber(token) else { return nil }
    let number = TokenNumber(bits)
    guard number.phone == phone, kind(at: number) != nil, isVoid || number.generation != generation,
      let end = retired.last(where: { $0.generation == number.generation }), end.since <= moment
    else { return nil }
    return end.since
  }

  /// The tokens are void; APNs learns of it at `moment`.
  mutating func retire(at moment: Instant) {
    guard !isVoid else { return }
    isVoid = true
    if retired.count == Self.memory { retired.removeFirst() }
    retired.append(Retired(generation: generation, since: moment))
    activities = []
  }

  /// The app registers anew: other tokens than before.
  mutating func renew() {
    guard isVoid else { return }
    isVoid = false
    generation &+= 1
  }

  /// A Live Activity begins and gets a token of its own, which the app reads from `pushTokenUpdates`.
  ///
  /// - Returns: the token; nil while the app has none at all.
  public mutating func begin(activity name: String) -> String? {
    guard !isVoid else { return nil }
    if activities.count == Self.memory { activities.removeFirst() }
    let place = TokenNumber.firstActivity + activityCount % (UInt16.max - TokenNumber.firstActivity)
    activityCount &+= 1
    activities.append(ActivityToken(name: name, place: place))
    return text(of: .activity(name))
  }

  /// A Live Activity ends: its token is good for nothing from `moment` on.
  public mutating func end(activity name: String, at moment: Instant) {
    guard let index = activities.lastIndex(where: { $0.name == name && $0.endedAt == nil }) else { return }
    activities[index].endedAt = moment
  }

  private func text(_ number: TokenNumber) -> String { identifiers.token(number.bits) }

  private func place(of kind: TokenKind) -> UInt16? {
    if case .activity(let name) = kind {
      return activities.last { $0.name == name && $0.endedAt == nil }?.place
    }
    return TokenKind.plain.firstIndex(of: kind).map(UInt16.init)
  }

  private func kind(at number: TokenNumber) -> TokenKind? {
    let place = Int(number.place)
    if TokenKind.plain.indices.contains(place) { return TokenKind.plain[place] }
    return activities.first { $0.place == number.place }.map { .activity($0.name) }
  }
}
