import Phone
import Simulation

/// What the phone did with an arrival, in one line: `banner, sound, badge 7 · willPresent`.
///
/// It is made of names alone, the same in every language, so that a script can rely on it.
public enum OutcomeSummary {
  /// First what a person saw and heard, then the app's callbacks; the outcome's word where there was nothing to see.
  public static func text(of arrival: Arrival) -> String {
    var seen = arrival.shown.names.filter { $0 != "badge" && $0 != "sound" }
    if let sound = arrival.sound { seen.append(text(of: sound)) }
    if let badge = arrival.badge { seen.append("badge \(badge)") }
    if seen.isEmpty || !showsItsOutcome(arrival) { seen.insert(arrival.outcome.rawValue, at: 0) }
    if let refusal = arrival.refusal { seen.append(refusal) }
    let callbacks = arrival.callbacks.isEmpty ? [] : [arrival.callbacks.joined(separator: ", ")]
    return ([seen.joined(separator: ", ")] + callbacks).joined(separator: " · ")
  }

  /// Whether what was shown says what became of it.
  private static func showsItsOutcome(_ arrival: Arrival) -> Bool {
    switch arrival.outcome {
    case .banner: arrival.shown.contains(.banner) || arrival.shown.contains(.alert)
    case .lockscreen: arrival.shown.contains(.lockScreen)
    case .list: arrival.shown.contains(.list)
    default: false
    }
  }

  private static func text(of sound: PlayedSound) -> String {
    switch sound {
    case .standard: "sound"
    case .named(let name): "sound \(name)"
    case .critical(let name, _): "critical sound \(name)"
    }
  }
}
