import Language
import Payload

extension JPushMessage {
  /// The message behind the `userInfo` that an app received; nil if it holds no content.
  ///
  /// How long JPush would keep it is not written there.
  public init?(userInfo bytes: [UInt8]) {
    guard let root = try? JSONDocument(bytes).root, let content = root["content"]?.string else { return nil }
    let extras = root["extras"]?.members.map { Pair($0.key, $0.value.string ?? $0.value.text) }
    self.init(
      content: content, title: root["title"]?.string, contentType: root["content_type"]?.string,
      extras: extras ?? [])
  }
}
