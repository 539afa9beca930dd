import Phone
import Words

/// Whom an audience means: counts, and one line for each device around the picked one.
struct AudienceScene: Hashable, Sendable {
  /// One set or condition of the audience.
  struct Part: Hashable, Sendable {
    let text: String
    /// How many devices are in it.
    let devices: Int
  }

  /// One device.
  struct Row: Hashable, Sendable {
    let phone: PhoneNumber
    let isOnline: Bool
    let alias: String?
    let tags: [String]
    /// Why it is not meant, one reason for each part of the audience that it is not in.
    let missing: [Phrase]
    /// The way its copy takes; nil for a device that is not meant.
    let way: Phrase?
  }

  let question: AudienceQuestion
  /// The audience with its request, or why it is none.
  let expression: Result<AudienceExpression, AudienceExpression.Fault>
  /// How many devices there are.
  var all = 0
  /// How many were looked at.
  var seen = 0
  var meant = 0
  /// How many of those who are meant are online.
  var online = 0
  var parts: [Part] = []
  /// The devices around the picked one.
  var rows: [Row] = []
  /// The place of the first of `rows` in its list.
  var first = 0
  /// How many the list holds.
  var total = 0

  /// Whether devices are still being looked at.
  var isCounting: Bool { seen < all }
}
