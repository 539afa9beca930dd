import Phone

/// What the newest pushes of a phone said, for the SDKs in its app: they read it again when one is tapped.
struct PayloadMemory: Codable, Sendable {
  private struct Entry: Codable {
    let push: PushNumber
    let bytes: [UInt8]
    /// The local notification that it was.
    var local: LocalContent?
  }

  /// As many as a person would scroll back to; iOS itself keeps no more than a hundred.
  static let most = 100

  private var entries: [Entry] = []

  /// Whether nothing is remembered.
  var isEmpty: Bool { entries.isEmpty }

  /// The body of `push`; nil if it is forgotten or never was one of the phone's.
  subscript(push: PushNumber) -> [UInt8]? { entries.last { $0.push == push }?.bytes }

  /// What the local notification said that fired last; nil if none is remembered.
  var newestLocal: LocalContent? { entries.last { $0.local != nil }?.local }

  /// Remembers a local notification that has fired.
  mutating func add(_ local: LocalContent, of push: PushNumber) {
    add(local.json, of: push)
    entries[entries.count - 1].local = local
  }

  /// Remembers a body.
  mutating func add(_ bytes: [UInt8], of push: PushNumber) {
    if entries.count == Self.most { entries.removeFirst() }
    entries.append(Entry(push: push, bytes: bytes))
  }
}
