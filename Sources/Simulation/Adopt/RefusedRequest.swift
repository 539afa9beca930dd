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
}

extension RefusedRequest: Codable {
  private enum Key: String, CodingKey { case number, command, isAboutSecret }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    number = try box.decode(PushNumber.self, forKey: .number)
    isAboutSecret = try box.decode(Bool.self, forKey: .isAboutSecret)
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
    try box.encode(WorldText.print(command), forKey: .command)
  }
}
