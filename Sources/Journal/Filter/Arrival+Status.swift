import APNs
import Simulation

extension Arrival {
  /// The status that APNs answered with; nil for what did not come to APNs from outside.
  var status: Int? {
    guard vendor == "apns", origin == .outside else { return nil }
    guard let refusal else { return 200 }
    return Refusal(rawValue: refusal)?.status
  }
}
