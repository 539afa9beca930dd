import Phone
import Words

extension JPushClient {
  /// Something happens around a fence; the app hears of it while its code runs.
  mutating func perform(_ command: GeofenceCommand, at moment: Instant, into log: inout JPushTranscript) {
    switch command {
    case .made(let id, let span): take(id, span, at: moment, into: &log)
    case .enters(let id):
      let code = code(of: id, at: moment)
      tell(.entered(id, code), code, at: moment, into: &log)
    case .leaves(let id):
      let code = code(of: id, at: moment)
      tell(.left(id, code), code, at: moment, into: &log)
    }
  }

  private mutating func take(
    _ id: String, _ span: Int64?, at moment: Instant, into log: inout JPushTranscript
  ) {
    fences.fences.removeAll { $0.id == id }
    let fits = fences.fences.count < fences.most
    if fits {
      fences.fences.append(
        GeofenceCache.Fence(id: id, expires: span.map { moment.moved(byMicroseconds: $0) }))
    }
    log.add(
      .geofence(fits ? .kept(id) : .leftOut(id)), fits ? .passed : .stopped,
      rule: fits ? "jpush.fence.kept" : "jpush.fence.full", from: .service, to: .sdk, at: moment)
  }

  /// 7001 for a fence that is not in the cache, 7000 for one that is over.
  private func code(of id: String, at moment: Instant) -> SDKCode? {
    guard let fence = fences[id] else { return .fenceMissing }
    return fence.expires.map { $0 <= moment } == true ? .fenceExpired : nil
  }

  private func tell(
    _ event: GeofenceEvent, _ code: SDKCode?, at moment: Instant, into log: inout JPushTranscript
  ) {
    let rule: RuleID
    switch code {
    case SDKCode.fenceExpired: rule = "jpush.code.7000"
    case SDKCode.fenceMissing: rule = "jpush.code.7001"
    default: rule = "jpush.fence.crossed"
    }
    log.add(.geofence(event), rule: rule, from: .sdk, to: .app, at: moment)
  }
}
