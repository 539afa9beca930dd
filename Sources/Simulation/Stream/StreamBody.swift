/// Writes the JSON of a push of the stream.
struct StreamBody {
  var title = ""
  var text = ""
  var badge: Int?
  /// JSON: a string in quotes or an object.
  var sound: String?
  var thread: String?
  var category: String?
  var level: String?
  var isSilent = false
  /// Name and JSON of what stands beside `aps`.
  var extras: [(String, String)] = []

  /// The body's bytes.
  var bytes: [UInt8] {
    var aps: [String] = []
    if !title.isEmpty || !text.isEmpty {
      let lines = [("title", title), ("body", text)].filter { !$0.1.isEmpty }
        .map { "\"\($0.0)\":" + Self.quoted($0.1) }
      aps.append("\"alert\":{" + lines.joined(separator: ",") + "}")
    }
    if let badge { aps.append("\"badge\":\(badge)") }
    if let sound { aps.append("\"sound\":\(sound)") }
    if let thread { aps.append("\"thread-id\":" + Self.quoted(thread)) }
    if let category { aps.append("\"category\":" + Self.quoted(category)) }
    if let level { aps.append("\"interruption-level\":" + Self.quoted(level)) }
    if isSilent { aps.append("\"content-available\":1") }
    var members = ["\"aps\":{" + aps.joined(separator: ",") + "}"]
    members += extras.map { Self.quoted($0.0) + ":" + $0.1 }
    return Array(("{" + members.joined(separator: ",") + "}").utf8)
  }

  /// `text` as a JSON string; the stream's texts hold no control characters.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
