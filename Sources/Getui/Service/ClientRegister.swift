import Phone

/// All clients in the order in which they registered, found by cid, phone and alias.
///
/// They lie in pages of 256, so that a change after a copy of the world costs one page and not all of them.
struct ClientRegister: Sendable {
  private static let pageSize = 256

  private var pages: [[RegisteredClient]] = []
  private(set) var count = 0
  /// How many are online.
  private(set) var onlineCount = 0
  private var places: [ClientID: Int32] = [:]
  private var newest = PlaceIndex()
  /// The clients of each alias, in the order of their places.
  private var aliases: [String: [Int]] = [:]

  /// The client at `place`.
  subscript(place: Int) -> RegisteredClient {
    @inline(__always) get { pages[place / Self.pageSize][place % Self.pageSize] }
  }

  /// Where the client with this cid is.
  func place(of id: ClientID) -> Int? { places[id].map(Int.init) }

  /// Where the newest client of this phone is.
  func place(on phone: PhoneNumber) -> Int? { newest[phone] }

  /// Where the clients with this alias are.
  func places(ofAlias alias: String) -> [Int] { aliases[alias] ?? [] }

  /// Takes in a new client and returns its place.
  @discardableResult
  mutating func add(_ client: RegisteredClient) -> Int {
    if count % Self.pageSize == 0 { pages.append([]) }
    pages[pages.count - 1].append(client)
    places[client.id] = Int32(count)
    newest[client.phone] = count
    if let alias = client.alias { aliases[alias, default: []].append(count) }
    if client.isOnline { onlineCount += 1 }
    count += 1
    return count - 1
  }

  /// The token that a push over `channel` goes to at the client at `place`; of most pushes a look at one member.
  func token(at place: Int, for channel: IOSChannel) -> String? {
    channel.kind == .notify ? self[place].deviceToken : self[place].token(for: channel)
  }

  /// Changes the client at `place`, where it lies. Alias and connection have methods of their own.
  mutating func update<Result>(_ place: Int, _ body: (inout RegisteredClient) -> Result) -> Result {
    body(&pages[place / Self.pageSize][place % Self.pageSize])
  }

  /// Gives the client at `place` another alias, or none.
  mutating func setAlias(_ alias: String?, at place: Int) {
    if let old = self[place].alias {
      aliases[old]?.removeAll { $0 == place }
      if aliases[old]?.isEmpty == true { aliases[old] = nil }
    }
    update(place) { $0.alias = alias }
    guard let alias else { return }
    let others = aliases[alias] ?? []
    let index = others.firstIndex { $0 > place } ?? others.count
    aliases[alias, default: []].insert(place, at: index)
  }

  /// Notes that the client at `place` is connected, or no longer is.
  mutating func setOnline(_ isOnline: Bool, at place: Int) {
    guard self[place].isOnline != isOnline else { return }
    onlineCount += isOnline ? 1 : -1
    update(place) { $0.isOnline = isOnline }
  }
}

extension ClientRegister: Codable {
  /// Reads the clients; what finds them is made anew, so that equal registers have equal bytes.
  init(from decoder: any Decoder) throws {
    for client in try decoder.singleValueContainer().decode([RegisteredClient].self) { add(client) }
  }

  /// Writes the clients.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pages.flatMap(\.self))
  }
}
