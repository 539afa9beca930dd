import Language
import Payload

/// What a service extension changes in the content. It cannot change the identifier.
public struct ContentEdit: Hashable, Codable, Sendable {
  /// The texts, by what they are.
  public internal(set) var texts: [ContentField: String] = [:]
  /// The number for the icon.
  public internal(set) var badge: Int?
  /// What it puts into `userInfo`.
  public internal(set) var info: [Pair] = []

  /// Whether it leaves everything as it is.
  var isEmpty: Bool { texts.isEmpty && badge == nil && info.isEmpty }

  /// `payload` as it reads with the changes.
  func applied(to payload: APNsPayload) -> APNsPayload {
    guard !isEmpty else { return payload }
    var aps = JSONObjectEdit(payload.aps)
    aps.set("alert", alert(of: payload))
    if let badge { aps.set("badge", String(badge)) }
    if let sound = texts[.sound] { aps.set("sound", string: sound) }
    if let category = texts[.category] { aps.set("category", string: category) }
    if let thread = texts[.thread] { aps.set("thread-id", string: thread) }
    var root = JSONObjectEdit(payload.document.root)
    root.set("aps", aps.text)
    for pair in info { root.set(pair.name, string: pair.value) }
    guard let document = try? JSONDocument(Array(root.text.utf8)) else { return payload }
    return APNsPayload(document) ?? payload
  }

  /// The alert as an object; a line that is set does without its key.
  private func alert(of payload: APNsPayload) -> String? {
    let lines: [(ContentField, String)] = [(.title, "title"), (.subtitle, "subtitle"), (.body, "body")]
    let old = payload.aps?["alert"]
    guard lines.contains(where: { texts[$0.0] != nil }) else { return old?.text }
    var alert = JSONObjectEdit(old)
    if let body = old?.string { alert.set("body", string: body) }
    for (field, name) in lines {
      guard let text = texts[field] else { continue }
      alert.set(name, string: text)
      alert.set(field == .body ? "loc-key" : name + "-loc-key", nil)
      alert.set(field == .body ? "loc-args" : name + "-loc-args", nil)
    }
    return alert.text
  }
}
