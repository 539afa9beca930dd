/// Changes what goes wrong at the services and on the way to them.
public enum FaultCommand: Hashable, Sendable {
  /// This many requests are answered like this.
  case refuse(FaultReason, FaultShare)
  /// This many pushes are taken and get lost.
  case lose(FaultShare)
  /// Answers wait for so many microseconds.
  case latency(Int64)
  /// Requests are taken and never answered.
  case hang
  /// Connections go silent.
  case cut
  /// Connections end all the time.
  case goAway(GoAwayFault)
  /// Streams at once on a connection.
  case streams(Int)
  /// Several faults in place of all others.
  case preset(FaultPreset)
  /// One kind of fault ends, by its name, or all.
  case off(String?)
  /// Says what goes wrong, and changes nothing.
  case list

  /// What may stand behind `fault` beside the reasons and the presets.
  static let words = kinds + ["off", "list"]
  /// The names of the faults that are no answers of a service.
  static let kinds = ["latency", "hang", "cut", "lose-push", "goaway", "streams"]

  /// What `plan` becomes.
  func change(_ plan: inout FaultPlan) {
    switch self {
    case .refuse(let reason, let share): plan.set(reason, share)
    case .lose(let share): plan.lost = share
    case .latency(let span): plan.latency = max(0, span)
    case .hang: plan.isHanging = true
    case .cut: plan.isCut = true
    case .goAway(let fault): plan.goAway = fault
    case .streams(let count): plan.streams = count
    case .preset(let preset): plan = preset.plan
    case .off(nil): plan = FaultPlan()
    case .off(let name?): Self.end(name, in: &plan)
    case .list: break
    }
  }

  private static func end(_ name: String, in plan: inout FaultPlan) {
    switch name {
    case "latency": plan.latency = 0
    case "hang": plan.isHanging = false
    case "cut": plan.isCut = false
    case "lose-push": plan.lost = .none
    case "goaway": plan.goAway = nil
    case "streams": plan.streams = nil
    default:
      if let preset = FaultPreset(rawValue: name) {
        end(preset, in: &plan)
      } else if let reason = FaultReason(name) {
        plan.set(reason, .none)
      }
    }
  }

  /// Ends every fault of a preset, whatever became of it since.
  private static func end(_ preset: FaultPreset, in plan: inout FaultPlan) {
    let faults = preset.plan
    for refusal in faults.refusals { plan.set(refusal.reason, .none) }
    if faults.lost > .none { plan.lost = .none }
    if faults.latency > 0 { plan.latency = 0 }
    if faults.goAway != nil { plan.goAway = nil }
  }
}
