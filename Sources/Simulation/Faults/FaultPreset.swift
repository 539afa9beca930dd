import APNs
import Getui
import JPush

/// Several faults under one name.
public enum FaultPreset: String, CaseIterable, Codable, Sendable {
  /// A network that comes and goes: slow, connections that end, pushes that get lost.
  case subway
  /// Tokens that die: people who changed their phones.
  case tokenChurn = "token-churn"
  /// A service with troubles of its own.
  case badDay = "bad-day"

  /// The faults.
  public var plan: FaultPlan {
    var plan = FaultPlan()
    switch self {
    case .subway:
      plan.latency = 2_000_000
      plan.lost = FaultShare(hundredths: 1000)
      plan.goAway = GoAwayFault(every: 20, lastDone: 18)
    case .tokenChurn:
      plan.set(.apns(.unregistered), FaultShare(hundredths: 2000))
      plan.set(.apns(.badDeviceToken), FaultShare(hundredths: 300))
      plan.set(.apns(.expiredToken), FaultShare(hundredths: 200))
      plan.set(.jpush(.nobody), FaultShare(hundredths: 2000))
      plan.set(.getui(.parameter), FaultShare(hundredths: 2000))
    case .badDay:
      plan.latency = 600_000
      plan.set(.apns(.serviceUnavailable), FaultShare(hundredths: 1000))
      plan.set(.apns(.internalServerError), FaultShare(hundredths: 500))
      plan.set(.apns(.tooManyRequests), FaultShare(hundredths: 1000))
      plan.set(.jpush(.failed), FaultShare(hundredths: 1000))
      plan.set(.jpush(.tooOften), FaultShare(hundredths: 1000))
      plan.set(.getui(.starting), FaultShare(hundredths: 1000))
      plan.set(.getui(.callsTooOften), FaultShare(hundredths: 1000))
    }
    return plan
  }
}
