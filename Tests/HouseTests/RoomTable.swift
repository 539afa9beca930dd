/// Which room may import which: arrows only point down.
enum RoomTable {
  private static let pure: Set<String> = []
  private static let language: Set<String> = ["Words"]
  private static let phone: Set<String> = ["Payload", "Language", "Words"]
  private static let vendor = phone.union(["Phone"])
  private static let simulation = vendor.union(["APNs", "JPush", "Getui"])
  private static let journal = simulation.union(["Simulation"])
  private static let engine = journal.union(["Journal"])
  private static let gateway = engine.union(["Engine"])
  private static let scenes = journal

  static let mayImport: [String: Set<String>] = [
    "Words": pure,
    "Language": language,
    "Payload": language,
    "Phone": phone,
    "APNs": vendor,
    "JPush": vendor,
    "Getui": vendor,
    "Simulation": simulation,
    "Scenes": scenes.union(["Library"]),
    "Journal": journal.union(["CSQLite", "Glibc", "FoundationEssentials", "CLinux", "Synchronization"]),
    "Sheets": scenes.union(["Scenes", "Journal"]),
    "Exports": scenes.union(["Scenes", "Journal"]),
    "Engine": engine.union(["Glibc", "CLinux", "FoundationEssentials", "Synchronization"]),
    "Gateway": gateway.union(["Glibc", "CLinux", "CEvent", "CNghttp2", "COpenSSL", "Synchronization"]),
    "Terminal": ["Words", "CNcurses", "CTermkey", "CUtf8proc", "CLinux", "Glibc", "Synchronization"],
    "Themes": pure,
    "Library": pure,
    "Inbox": gateway.union([
      "Scenes", "Sheets", "Exports", "Terminal", "Themes", "Library", "Glibc", "CLinux", "Synchronization",
    ]),
  ]

  /// Rooms that do no I/O, read no clock and hold no locks.
  static let pureRooms: Set<String> = [
    "Words", "Language", "Payload", "Phone", "APNs", "JPush", "Getui", "Simulation", "Scenes", "Exports",
    "Themes", "Library",
  ]

  /// The rooms that join all others.
  static let top: Set<String> = ["belfry", "belfry-bench"]
}
