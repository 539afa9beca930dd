/// The part of a big push that goes out at one minute.
struct SpreadPart: Hashable, Codable, Sendable {
  /// `msg_id`.
  let message: String
  /// The devices before this place have had theirs.
  let from: Int
  /// How many go out in a minute.
  let share: Int
}
