/// The commands of this session, newest last, and no more than a person would ever look through.
struct CommandLog: Hashable, Sendable {
  private(set) var entries: [LoggedCommand] = []

  private static let mostEntries = 500

  mutating func add(_ entry: LoggedCommand) {
    entries.append(entry)
    if entries.count > Self.mostEntries { entries.removeFirst(entries.count - Self.mostEntries) }
  }
}
