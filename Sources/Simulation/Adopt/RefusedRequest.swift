import Language
import Phone

/// A request that was refused, kept so that it can be adopted.
struct RefusedRequest: Hashable, Sendable {
  /// The number of its row.
  let number: PushNumber
  /// The command it was.
  let command: WorldCommand
  /// Whether it was refused for a secret, which only the edge knows.
  let isAboutSecret: Bool
  /// Whether it went through when it was sent again, so that nothing of it is left to adopt.
  var isSettled = false
}

extension RefusedRequest: Codable {
  private enum Key: String, CodingKey { case number, command, isAboutSecret, isSettled }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    number = try box.decode(PushNumber.self, forKey: .number)
    isAboutSecret = try box.decode(Bool.self, forKey: .isAboutSecret)
    isSettled = try box.decodeIfPresent(Bool.self, forKey: .isSettled) ?? false
    let line = try box.decode(String.self, forKey: .command)
    do throws(LanguageError) {
      command = try WorldText.parse(line, on: WorldText.standard)
    } catch {
      throw DecodingError.dataCorruptedError(forKey: .command, in: box, debugDescription: "\(error)")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: Key.self)
    try box.encode(number, forKey: .number)
    try box.encode(isAboutSecret, forKey: .isAboutSecret)
    if isSettled { try box.encode(true, forKey: .isSettled) }
    try box.encode(WorldText.print(command), forKey: .command)
  }
}
