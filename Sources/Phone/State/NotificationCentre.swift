/// The app's notifications on the phone: the list, the banner, and what was just taken out of the list.
public struct NotificationCentre: Hashable, Codable, Sendable {
  /// Entries that the list holds at most. A limit per app exists; its number is assumed.
  public static let limit = 100

  /// The list, newest last.
  public private(set) var entries: [NotificationEntry] = []
  /// What is on the screen.
  public internal(set) var banner: BannerOnScreen?
  /// How the list is grouped, iOS 12 and later.
  public internal(set) var grouping = Grouping.automatic
  /// The notification that is open in its long look.
  public internal(set) var longLook: PushNumber?
  /// The newest push that lay on the lock screen when the phone was unlocked last: it and older ones are history.
  public private(set) var historyEnd: PushNumber?
  /// What the person dismissed or cleared last, oldest first.
  public private(set) var lastRemoved: [NotificationEntry] = []

  /// Puts `entry` on top and returns the number that had to go, if the list was full.
  mutating func add(_ entry: NotificationEntry) -> PushNumber? {
    var dropped: PushNumber?
    if entries.count >= Self.limit { dropped = entries.removeFirst().number }
    entries.append(entry)
    return dropped
  }

  /// Takes out the entry with `identifier`, for one that replaces it.
  mutating func remove(identifier: String) -> PushNumber? {
    guard let index = entries.lastIndex(where: { $0.identifier == identifier }) else { return nil }
    return entries.remove(at: index).number
  }

  /// Takes out the entry that a person tapped.
  mutating func open(_ number: PushNumber) {
    entries.removeAll { $0.number == number }
  }

  /// Takes out the entry that a person dismissed; it can be taken back.
  mutating func dismiss(_ number: PushNumber) {
    guard let index = entries.lastIndex(where: { $0.number == number }) else { return }
    lastRemoved = [entries.remove(at: index)]
  }

  /// Takes out the entries that a person cleared together, and returns them, oldest first; they can be taken back.
  mutating func clear(_ numbers: [PushNumber]) -> [NotificationEntry] {
    let chosen = Set(numbers)
    lastRemoved = entries.filter { chosen.contains($0.number) }
    entries.removeAll { chosen.contains($0.number) }
    return lastRemoved
  }

  /// Takes out the entries with these identifiers, by the app's wish, and returns them, oldest first.
  mutating func remove(identifiers: [String]) -> [NotificationEntry] {
    let chosen = Set(identifiers)
    let gone = entries.filter { chosen.contains($0.identifier) }
    entries.removeAll { chosen.contains($0.identifier) }
    return gone
  }

  /// Whether an entry belongs to the history: it was there when the phone was unlocked.
  public func isHistory(_ entry: NotificationEntry) -> Bool { historyEnd.map { entry.number <= $0 } ?? false }

  /// Moves all that is there to the history, and returns what was not there before; what waits for the summary stays.
  mutating func becomeHistory() -> [PushNumber] {
    var new: [PushNumber] = []
    for index in entries.indices where entries[index].summary != .waits {
      if entries[index].summary == .came || !isHistory(entries[index]) { new.append(entries[index].number) }
      entries[index].summary = nil
    }
    historyEnd = [historyEnd, new.max()].compactMap { $0 }.max()
    return new
  }

  /// Lets the summary come: what waited for it lies in it now. Returns those, oldest first.
  mutating func summaryComes() -> [NotificationEntry] {
    for index in entries.indices where entries[index].summary == .came { entries[index].summary = nil }
    let waiting = entries.filter { $0.summary == .waits }
    for index in entries.indices where entries[index].summary == .waits { entries[index].summary = .came }
    return waiting
  }

  /// Takes out what lay on the lock screen alone, and returns it, oldest first.
  mutating func leaveLockScreen() -> [PushNumber] {
    let gone = entries.filter(\.isOnLockScreenOnly).map(\.number)
    if !gone.isEmpty { entries.removeAll(where: \.isOnLockScreenOnly) }
    return gone
  }

  /// Takes out everything, by a person's wish or not, and returns what there was.
  mutating func removeAll(canBeTakenBack: Bool) -> [NotificationEntry] {
    defer { entries.removeAll() }
    if canBeTakenBack { lastRemoved = entries }
    return entries
  }

  /// Takes out the entries that came from `origin`.
  mutating func removeAll(from origin: PushOrigin) -> [NotificationEntry] {
    let gone = entries.filter { $0.origin == origin }
    entries.removeAll { $0.origin == origin }
    lastRemoved.removeAll { $0.origin == origin }
    if banner?.entry.origin == origin { banner = nil }
    return gone
  }

  /// Puts back what was dismissed or cleared last, where it stood, and returns it.
  mutating func restore() -> [NotificationEntry] {
    let identifiers = Set(entries.map(\.identifier))
    let back = lastRemoved.filter { !identifiers.contains($0.identifier) }
    lastRemoved = []
    entries = (back + entries).sorted { ($0.deliveredAt, $0.number) < ($1.deliveredAt, $1.number) }
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
    return back
  }

  /// The notification that `target` means: in the list or on the screen.
  func find(_ target: NotificationTarget) -> NotificationEntry? {
    if let shown = banner?.entry, !entries.contains(where: { $0.number == shown.number }) {
      switch target {
      case .number(let number) where number == shown.number: return shown
      case .text(let text) where shown.says(text): return shown
      default: break
      }
    }
    switch target {
    case .number(let number): return entries.last { $0.number == number }
    case .text(let text): return entries.last { $0.says(text) }
    case .row(let row): return row <= entries.count ? entries[entries.count - row] : nil
    }
  }
}
