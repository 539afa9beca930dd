import Phone
import Simulation

/// What can be seen on the phone: the banner and the app's list.
struct PhoneScene: Hashable, Sendable {
  /// One notification as the phone shows it.
  struct Note: Hashable, Sendable {
    let number: PushNumber
    let source: String
    let title: String
    let body: String
    let at: Instant
  }

  /// What is on the screen.
  var banner: Note?
  /// The list, newest first, no longer than any screen.
  var list: [Note] = []
  /// How many the list holds.
  var count = 0

  private static let most = 40

  /// The screen of one phone of `world`; `sources` knows whom a push's row begins with.
  init(_ world: World, _ number: PhoneNumber, sources: (PushNumber) -> String?) {
    guard let centre = world.device(number)?.phone.centre else { return }
    banner = centre.banner.map { Self.note($0.entry, sources) }
    list = centre.entries.suffix(Self.most).reversed().map { Self.note($0, sources) }
    count = centre.entries.count
  }

  private static func note(_ entry: NotificationEntry, _ sources: (PushNumber) -> String?) -> Note {
    let lines = entry.payload.shownLines
    let texts = [lines.title, lines.subtitle, lines.body].filter { !$0.isEmpty }
    return Note(
      number: entry.number, source: sources(entry.number) ?? entry.payload.threadID ?? "",
      title: texts.first ?? "", body: texts.dropFirst().joined(separator: " · "), at: entry.deliveredAt)
  }
}
