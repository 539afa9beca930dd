import Phone

/// What the newest pushes of a phone said, for the SDKs in its app: they read it again when one is tapped.
struct PayloadMemory: Codable, Sendable {
  private struct Entry: Codable {
    let push: PushNumber
    let bytes: [UInt8]
  }

  /// As many as a person would scroll back to; iOS itself keeps no more than a hundred.
  static let most = 100

  private var entries: [Entry] = []

  /// Whether nothing is remembered.
  var isEmpty: Bool { entries.isEmpty }

  /// The body of `push`; nil if it is forgotten or never was one of the phone's.
  subscript(push: PushNumber) -> [UInt8]? { entries.last { $0.push == push }?.bytes }

  /// Remembers a body.
  mutating func add(_ bytes: [UInt8], of push: PushNumber) {
    if entries.count == Self.most { entries.removeFirst() }
    entries.append(Entry(push: push, bytes: bytes))
  }
}
