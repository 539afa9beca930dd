import Simulation

/// An arrival as a row of text: `#12 Your parcel: banner, sound · willPresent`.
enum ArrivalSummary {
  static func text(of arrival: Arrival) -> String {
    let name = [arrival.title, arrival.body, arrival.source].first { !$0.isEmpty } ?? arrival.kind.rawValue
    return "#\(arrival.number.value) \(name): \(OutcomeSummary.text(of: arrival))"
  }
}
