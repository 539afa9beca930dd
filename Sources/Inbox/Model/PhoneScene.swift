import Phone
import Simulation
import Words

/// What can be seen on the phone: what lies on the screen, and the app's notifications.
struct PhoneScene: Hashable, Sendable {
  /// One notification as the phone shows it.
  struct Note: Hashable, Sendable {
    let number: PushNumber
    let source: String
    let title: String
    let body: String
    /// Whether a placeholder stands where its body would; a title that may be seen all the same is in `title`.
    let isHidden: Bool
    let at: Instant
  }

  /// Notifications that lie in one stack: the newest in full, of the others only their numbers.
  struct Group: Hashable, Sendable {
    let newest: Note
    /// All of them, newest first.
    let numbers: [PushNumber]
    /// What the stack says about those under the newest.
    let summary: Phrase?
    let section: ListSection
  }

  /// The app's name.
  var app = ""
  /// What the phone is set to.
  var conditions = Phone().conditions
  /// Whether the icon shows its number.
  var showsBadge = true
  /// What the app shows of its own.
  var front = AppFront()
  /// What is on the screen.
  var banner: Note?
  /// The list, newest first, no longer than any screen.
  var groups: [Group] = []
  /// How many the list holds.
  var count = 0
  /// The Live Activities on the lock screen, newest first.
  var activities: [LiveActivity] = []
  /// The one in the Dynamic Island.
  var island: LiveActivity?
  /// The call on the call screen.
  var call: PhoneCall?

  private static let most = 24

  /// The screen of one phone of `world`; `sources` knows whom a push's row begins with.
  init(_ world: World, _ number: PhoneNumber, front: AppFront, sources: (PushNumber) -> String?) {
    self.front = front
    guard let phone = world.device(number)?.phone else { return }
    app = phone.setup.name
    conditions = phone.conditions
    showsBadge = phone.permission.settings.badge && phone.conditions.focus?.hidesBadges != true
    banner = phone.centre.banner.map { Self.note($0.entry, phone, sources) }
    count = phone.centre.entries.count
    activities = phone.board.activities.reversed()
    island = phone.board.island
    call = phone.voip.calls.last
    for group in phone.groups.prefix(Self.most) {
      guard let newest = group.entries.first else { continue }
      groups.append(
        Group(
          newest: Self.note(newest, phone, sources), numbers: group.entries.map(\.number),
          summary: group.summary?.phrase, section: group.section))
    }
  }

  private static func note(
    _ entry: NotificationEntry, _ phone: Phone, _ sources: (PushNumber) -> String?
  ) -> Note {
    let lines = phone.lines(of: entry)
    let hidden = phone.hiddenText(of: entry)
    let title = hidden.contains(.title) ? "" : lines.title
    let subtitle = hidden.contains(.subtitle) ? "" : lines.subtitle
    let body = hidden.contains(.body) ? "" : lines.body
    let texts = [title, subtitle, body].filter { !$0.isEmpty }
    let source = sources(entry.number) ?? ""
    return Note(
      number: entry.number, source: source.isEmpty ? phone.setup.name : source, title: texts.first ?? "",
      body: texts.dropFirst().joined(separator: " · "), isHidden: hidden.contains(.body),
      at: entry.deliveredAt)
  }
}
