import Payload

/// Reads an audience that stands by itself, as a person types it.
public enum AudienceText {
  /// The audience in `bytes`, the JSON that stands under `audience` in a push.
  ///
  /// - Throws: 1002 for what is no JSON, else the refusal that a push with it would get.
  public static func read(_ bytes: [UInt8]) throws(JPushRefusal) -> JPushAudience {
    guard let document = try? JSONDocument(bytes) else { throw JPushRefusal(.missing) }
    return try AudienceReader.read(document.root)
  }
}
