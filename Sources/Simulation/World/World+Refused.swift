import APNs
import Getui
import JPush
import Phone

/// Requests that a service refused, kept so that a person can see them and adopt what they name.
extension World {
  /// Keeps a push that APNs refused.
  mutating func remember(_ push: APNsPush, as number: PushNumber, for phone: PhoneNumber) {
    guard let wire = push.route.request else { return }
    let isAboutSecret = if case .refused = wire.credential { true } else { false }
    refused.add(
      RefusedRequest(number: number, command: .apns(phone, .push(push)), isAboutSecret: isAboutSecret))
  }

  /// A request to JPush that was refused gets a row of its own, since no phone has one.
  mutating func refuse(
    _ request: JPushRequest, _ reply: JPushReply, entriesFrom first: Int, _ trace: inout Trace
  ) {
    let refusal = Arrival.Refusal(
      VendorRequest(.jpush, request.body), code: reply.code.rawValue, rule: request.rule(of: reply))
    refuse(
      .jpushService(.request(request)), refusal, isAboutSecret: request.credential == .wrong,
      entriesFrom: first, &trace)
  }

  /// The same for Getui.
  mutating func refuse(
    _ request: GetuiRequest, _ reply: GetuiReply, entriesFrom first: Int, _ trace: inout Trace
  ) {
    let refusal = Arrival.Refusal(
      VendorRequest(.getui, request.body), code: reply.code.rawValue, rule: request.rule(of: reply))
    refuse(
      .getuiService(.request(request)), refusal, isAboutSecret: request.credential == .wrongSign,
      entriesFrom: first, &trace)
  }

  private mutating func refuse(
    _ command: WorldCommand, _ refusal: Arrival.Refusal, isAboutSecret: Bool, entriesFrom first: Int,
    _ trace: inout Trace
  ) {
    guard let index = index(of: selected) ?? devices.indices.first else { return }
    pushCount += 1
    let number = PushNumber(pushCount)
    trace.assign(number, from: first)
    refused.add(RefusedRequest(number: number, command: command, isAboutSecret: isAboutSecret))
    var arrival = Arrival(of: refusal, number, at: now, on: devices[index])
    decide(&arrival, from: first, &trace)
    clearStream(&trace)
  }
}
