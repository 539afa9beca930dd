import Phone
import Words

/// One thing that can be set, with what it can be and what it is.
struct SettingRow: Hashable, Sendable {
  /// One of its values, with the command that makes it so.
  struct Choice: Hashable, Sendable {
    let value: Phrase
    let command: String
  }

  /// What it is called.
  let name: WordID
  /// Its values in their order.
  let choices: [Choice]
  /// The place of the present value; nil for one that is not among the choices.
  let index: Int?
  /// The place of the value that a new phone has.
  let usual: Int
  /// The iOS that had it first.
  var since: Int?

  /// Whether it is not as on a new phone.
  var isChanged: Bool { index != usual }

  /// The choice so many places further on, round and round.
  func choice(_ step: Int) -> Choice? {
    guard !choices.isEmpty else { return nil }
    let next = (index ?? usual) + step
    return choices[((next % choices.count) + choices.count) % choices.count]
  }

  /// A switch: off and on, made by `command` with one of the words behind it.
  static func onOff(
    _ name: WordID, _ command: String, isOn: Bool, usually: Bool = true, since: Int? = nil
  ) -> SettingRow {
    SettingRow(
      name: name,
      choices: [
        Choice(value: Phrase("face.value.off"), command: command + " off"),
        Choice(value: Phrase("face.value.on"), command: command + " on"),
      ], index: isOn ? 1 : 0, usual: usually ? 1 : 0, since: since)
  }
}
