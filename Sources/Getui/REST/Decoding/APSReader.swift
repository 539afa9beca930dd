import Payload

/// Reads `push_channel.ios.aps`.
enum APSReader {
  /// What was found.
  struct Contents {
    /// The members as they go to the phone, without the badge.
    var members: [JSONTree.Member] = []
    var badge: Int?
    var hasAlert = false
    var hasMutable = false
    var isContentAvailable = false

    /// Whether it only wakes the app.
    var isSilent: Bool { isContentAvailable && !hasAlert }
    /// Whether the push asks for anything at all.
    var isSomething: Bool { hasAlert || isContentAvailable || badge != nil || !members.isEmpty }
  }

  static func contents(_ aps: RequestObject?) throws(GetuiRefusal) -> Contents {
    var contents = Contents()
    guard let aps else { return contents }
    for member in aps.members where member.value.kind != .null {
      try read(member, into: &contents)
    }
    return contents
  }

  private static func read(_ member: JSONMember, into contents: inout Contents) throws(GetuiRefusal) {
    let value = member.value
    let key = member.key
    switch key {
    case "alert":
      guard value.kind == .object || value.kind == .string else { throw GetuiRefusal(.type(key)) }
      contents.hasAlert = true
    case "content-available":
      guard let number = value.integer else { throw GetuiRefusal(.type(key)) }
      guard (0...1).contains(number) else { throw GetuiRefusal(.invalid(key)) }
      contents.isContentAvailable = number == 1
    case "badge":
      guard let number = value.integer else { throw GetuiRefusal(.type(key)) }
      contents.badge = number
      return
    case "sound":
      // The name is a promise of silence, not a file; a phone would play its default sound for a missing file.
      if value.string == IOSReader.silence { return }
    case "category", "thread-id":
      guard value.kind == .string else { throw GetuiRefusal(.type(key)) }
    case "mutable-content": contents.hasMutable = true
    default: break
    }
    contents.members.append(JSONTree.Member(key, JSONTree(value)))
  }
}
