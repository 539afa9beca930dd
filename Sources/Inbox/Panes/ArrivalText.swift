import Phone
import Simulation
import Words

/// What a row says about an arrival: its title and what follows it.
struct ArrivalText {
  let first: String
  let rest: String

  init(_ arrival: Arrival, _ tongue: Tongue) {
    let words = [arrival.title, arrival.subtitle, arrival.body].filter { !$0.isEmpty }
    switch arrival.kind {
    case .call: self.init("☎", words.joined(separator: " "))
    case .activity: self.init("◷", words.joined(separator: " "))
    case .channel: self.init(arrival.pushType ?? "", words.joined(separator: " "))
    case .notification where words.isEmpty: self.init(Self.effects(arrival, tongue))
    case .notification: self.init(words[0], words.dropFirst().joined(separator: " "))
    case .silent: self.init(Phrase("face.row.silent").text(in: tongue))
    case .empty: self.init(Phrase("face.row.nothing").text(in: tongue))
    case .message: self.init("⇣ " + words.joined(separator: " "))
    case .unreadable:
      let reason = arrival.refusal ?? Phrase("face.row.unreadable").text(in: tongue)
      let text = words.isEmpty ? Self.beginning(of: arrival.payload) : words.joined(separator: " ")
      self.init(text.isEmpty ? reason : "\(reason) · \(text)")
    }
  }

  private init(_ first: String, _ rest: String = "") {
    self.first = first
    self.rest = rest
  }

  /// Whom the row begins with; a push that never named anybody has a dash.
  static func source(_ arrival: Arrival, _ tongue: Tongue) -> String {
    if !arrival.source.isEmpty { return arrival.source }
    switch arrival.kind {
    case .message: return Phrase("face.row.message").text(in: tongue)
    case .silent: return Phrase("face.row.silent.source").text(in: tongue)
    case .notification, .call, .activity, .channel: return Phrase("face.row.app").text(in: tongue)
    case .empty, .unreadable: return "—"
    }
  }

  /// What a push without a word does.
  private static func effects(_ arrival: Arrival, _ tongue: Tongue) -> String {
    var parts: [String] = []
    if let sound = arrival.sound { parts.append(SoundText.text(sound, tongue)) }
    if let badge = arrival.badge { parts.append(Phrase("face.row.badge", .count(badge)).text(in: tongue)) }
    return parts.isEmpty ? Phrase("face.row.nothing").text(in: tongue) : parts.joined(separator: ", ")
  }

  /// As much of the bytes as one row can hold.
  private static func beginning(of payload: [UInt8]) -> String {
    String(decoding: payload.prefix(120), as: UTF8.self)
  }
}
