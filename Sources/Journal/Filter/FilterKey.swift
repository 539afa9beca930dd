import Phone
import Simulation
import Words

/// What may stand before the colon of a term.
enum FilterKey: String, CaseIterable {
  case outcome, from, kind, state, badge, sound, shown, callback, `is`, age
  case title, subtitle, body, app, text, payload, alias
  case priority, type, id, collapse, reason, status, rule

  /// The words that may follow, where there are only so many.
  var values: [String] {
    switch self {
    case .outcome: Outcome.allCases.map(\.rawValue)
    case .from: FilterSource.all.map(\.word)
    case .kind: ArrivalKind.allCases.map(\.rawValue)
    case .state: AppState.allCases.map(\.rawValue)
    case .is: FilterMark.allCases.map(\.rawValue)
    case .shown: PresentationOptions(rawValue: 31).names + ["none"]
    default: []
    }
  }

  /// Examples of what may follow, for completion and for what an error says.
  var examples: [String] {
    switch self {
    case .badge: [">2", "0", "none", "any"]
    case .priority: ["10", "5", "1", "none"]
    case .status: ["200", "410", ">=400", "none"]
    case .age: ["<5m", ">1h"]
    case .sound: SoundTest.words + ["chime.caf"]
    case .callback: ["willPresent", "didReceive", "didReceiveRemoteNotification", "none"]
    case .type: ["alert", "background", "none"]
    case .id, .collapse: ["none"]
    case .reason: ["BadDeviceToken", "PayloadTooLarge", "none"]
    case .rule: ["ios", "apns", "jpush", "getui"]
    case .alias: ["user_42"]
    case .title, .subtitle, .body, .app, .text, .payload: ["\"…\""]
    default: values
    }
  }

  /// One sentence of help.
  var help: WordID { WordID("filter.key.\(rawValue)") }

  /// Whether `text` alone is a word of the language: an outcome.
  static func isWord(_ text: String) -> Bool { Outcome(rawValue: text.lowercased()) != nil }
}
