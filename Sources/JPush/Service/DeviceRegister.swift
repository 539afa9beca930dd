import Phone

/// All devices in the order in which they registered, found by registration ID, phone and alias.
///
/// They lie in pages of 256, so that a change after a copy of the world costs one page and not all of them.
struct DeviceRegister: Sendable {
  private static let pageSize = 256

  private var pages: [[ServiceDevice]] = []
  private(set) var count = 0
  private var places: [RegistrationID: Int32] = [:]
  private var newest = PlaceIndex()
  /// The devices of each alias, in the order of their places.
  private var aliases: [String: [Int]] = [:]

  /// The device at `place`.
  subscript(place: Int) -> ServiceDevice {
    @inline(__always) get { pages[place / Self.pageSize][place % Self.pageSize] }
  }

  /// Where the device with this id is.
  func place(of id: RegistrationID) -> Int? { places[id].map(Int.init) }

  /// Where the newest device of this phone is.
  func place(on phone: PhoneNumber) -> Int? { newest[phone] }

  /// Where the devices with this alias are.
  func places(ofAlias alias: String) -> [Int] { aliases[alias] ?? [] }

  /// Takes in a new device.
  mutating func add(_ device: ServiceDevice) {
    if count % Self.pageSize == 0 { pages.append([]) }
    pages[pages.count - 1].append(device)
    places[device.id] = Int32(count)
    newest[device.phone] = count
    if let alias = device.alias { aliases[alias, default: []].append(count) }
    count += 1
  }

  /// Changes the device at `place`, where it lies. The alias has a method of its own.
  mutating func update<Result>(_ place: Int, _ body: (inout ServiceDevice) -> Result) -> Result {
    body(&pages[place / Self.pageSize][place % Self.pageSize])
  }

  /// Gives the device at `place` another alias, or none.
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
}

extension DeviceRegister: Codable {
  /// Reads the devices; what finds them is made anew, so that equal registers have equal bytes.
  init(from decoder: any Decoder) throws {
    for device in try decoder.singleValueContainer().decode([ServiceDevice].self) { add(device) }
  }

  /// Writes the devices.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pages.flatMap(\.self))
  }
}
