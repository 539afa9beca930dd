import Phone
import Simulation
import Words

/// A row as one line of text, for the clipboard.
enum RowCopy {
  static func text(_ arrival: Arrival, zone: Int, _ tongue: Tongue) -> String {
    let text = ArrivalText(arrival, tongue)
    let words = [text.first, text.rest].filter { !$0.isEmpty }.joined(separator: " ")
    let time = LocalTime(arrival.at, zone: zone).full
    return "#\(arrival.number.value)  \(time)  \(ArrivalText.source(arrival, tongue))  \(words)  "
      + OutcomeLine.text(arrival, tongue)
  }
}
