import Payload
import Phone

extension APNsPush {
  /// What the request takes its token for, where that is all that is wrong with it: a token that nobody has, or that is
  /// registered for another topic; nil for anything else.
  ///
  /// - Parameters:
  ///   - standing: what is known of the token.
  ///   - setup: the app that is to have it.
  public func foreignHome(_ standing: TokenStanding, for setup: AppSetup) -> TokenHome? {
    guard case .wire(let wire) = route, wire.fault == nil, WireCheck.isWellFormed(wire.token) else {
      return nil
    }
    let pushType = type.map { PushType(rawValue: $0) } ?? .alert
    guard let pushType, topic.map({ TopicText.isFor(pushType, $0) }) ?? true else { return nil }
    let home = TokenHome(
      TopicText.kind(for: pushType), of: topic.map(TopicText.bundleID) ?? setup.bundleID,
      in: wire.environment ?? setup.environment)
    switch standing {
    case .unknown: return home
    case .live(let known): return known.bundleID == home.bundleID ? nil : home
    case .unregistered, .expired: return nil
    }
  }
}

extension APNsService {
  /// Whether APNs would refuse `request` because of its token alone, or of the topic that the token is not for.
  public func wouldRefuseToken(
    of request: APNsRequest, at moment: Instant, switches: RuleSwitches
  ) -> Bool {
    var trial = self
    do throws(RequestFault) {
      _ = try trial.judge(request, at: moment, switches)
      return false
    } catch {
      return error.rule == "apns.token.unknown" || error.rule == "apns.topic.token"
    }
  }
}
