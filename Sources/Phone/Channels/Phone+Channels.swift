import Payload
import Words

extension Phone {
  /// Takes a push that is not for the notification center the way its type says; false for one that is.
  mutating func takeOtherWay(
    _ delivery: Delivery, _ turn: Turn, _ out: inout PhoneTranscript
  ) -> Bool {
    guard let type = delivery.type, type != .alert, type != .background else { return false }
    let step = out.note(.channel(.routed(type, in: app)), .passed, rule: "ios.route.type", turn)
    if type.since > os {
      out.note(.dropped(.visible, .tooNew), .stopped, rule: "ios.route.new", turn, cause: step)
    } else if let receiver = ChannelReceiver(type) {
      hand(delivery, to: receiver, turn, &out, cause: step)
    } else {
      switch type {
      case .voip: receiveCall(delivery, rule: "ios.voip.push", turn, &out, cause: step)
      case .liveactivity: receiveActivity(delivery, turn, &out, cause: step)
      default: receiveTalk(turn, &out, cause: step)
      }
    }
    return true
  }

  private func hand(
    _ delivery: Delivery, to receiver: ChannelReceiver, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    if receiver == .widgets, !delivery.payload.contentChanged {
      return lose(.notChanged, turn, &out, cause: cause)
    }
    out.add(
      .channel(.handed(receiver)), .passed, rule: receiver.rule, from: .system, to: receiver.party,
      at: turn.at, push: turn.push, cause: cause)
  }

  private func lose(
    _ loss: ChannelLoss, _ turn: Turn, _ out: inout PhoneTranscript, cause: Int
  ) {
    out.note(.channel(.lost(loss)), .stopped, rule: loss.rule, turn, cause: cause)
  }

  /// A push of Push to Talk goes to the app itself, which runs in the background for it.
  private mutating func receiveTalk(_ turn: Turn, _ out: inout PhoneTranscript, cause: Int) {
    guard let channel = talkChannel else { return lose(.notJoined, turn, &out, cause: cause) }
    let before = app
    switch before {
    case .notRunning, .swipedAway: launchInBackground(.none, rule: "ios.channel.talk.wake", turn, &out)
    case .suspended: move(to: .background, rule: "ios.channel.talk.wake", turn, &out)
    case .background, .inactive, .foreground: break
    }
    out.call(.incomingPushResult(channel), .passed, rule: "ios.channel.talk", turn, cause: cause)
    if app == .background, before != .background {
      move(to: .suspended, rule: "ios.channel.talk.done", turn, &out)
    }
  }

  /// The app joins a Push to Talk channel, or leaves it.
  mutating func join(_ channel: String?, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard app.runsCode, os >= PushType.pushtotalk.since else {
      let rule: RuleID = app.runsCode ? "ios.route.new" : "ios.app.asleep"
      out.add(.nothingThere, .stopped, rule: rule, from: .app, to: .system, at: turn.at)
      return
    }
    talkChannel = channel
    out.add(
      .channel(.talk(channel)), rule: "ios.channel.talk.join", from: .app, to: .system, at: turn.at)
  }
}
