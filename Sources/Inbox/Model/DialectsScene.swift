import JPush
import Payload
import Phone
import Simulation

/// One push as requests to APNs, JPush and Getui, and what each would do on the phone.
struct DialectsScene: Hashable, Sendable {
  /// One of the requests.
  struct Part: Hashable, Sendable {
    let line: PushLine
    /// Method and path.
    let request: String
    /// The body as it is sent; nil where the service knows no such push.
    let body: [UInt8]?
    let trial: DialectTrial?
  }

  let parts: [Part]

  /// The requests for what `arrival` was, tried on the phone that the face shows; nil for what is no push.
  init?(_ arrival: Arrival, in world: World) {
    guard let dialects = Self.dialects(of: arrival) else { return nil }
    let phone = world.selected
    let token = world.device(phone)?.phone.tokens.text(of: .device) ?? ""
    parts = [
      Part(
        line: .apns, request: "POST /3/device/\(token)", body: dialects.apns,
        trial: dialects.trialOfAPNs(on: phone, of: world)),
      Part(
        line: .jpush, request: "POST /v3/push", body: dialects.jpush,
        trial: dialects.trial(of: .jpush, on: phone, of: world)),
      Part(
        line: .getui, request: "POST /v2/\(world.getui.app.id ?? "{appId}")/push/all", body: dialects.getui,
        trial: dialects.trial(of: .getui, on: phone, of: world)),
    ]
  }

  private static func dialects(of arrival: Arrival) -> PushDialects? {
    if arrival.kind == .message {
      let message = arrival.vendor == "jpush" ? JPushMessage(userInfo: arrival.payload) : nil
      return PushDialects(message ?? JPushMessage(content: arrival.body))
    }
    // What a service refused is kept as it was sent, and is no payload.
    if let request = VendorRequest(arrival.payload) { return PushDialects(request) }
    return (try? JSONDocument(arrival.payload)).flatMap { APNsPayload($0) }.map { PushDialects($0) }
  }
}
