import APNs
import Getui
import JPush
import Payload
import Phone
import Words

extension Arrival {
  /// A push as it sets out, before anything became of it.
  init(
    of request: APNsRequest, at moment: Instant, by vendor: String, appState: AppState, source: String
  ) {
    let push = request.push
    let payload = push.reading.payload
    let lines = payload?.shownLines ?? (title: "", subtitle: "", body: "")
    self.init(
      number: request.number, phone: request.phone, at: moment,
      kind: payload == nil ? .unreadable : .notification, origin: request.origin, vendor: vendor,
      source: source, title: lines.title, subtitle: lines.subtitle,
      body: lines.body, outcome: .dropped, shown: [],
      callbacks: [], isOnPhone: false, isRead: false, rule: "apns.request", appState: appState,
      apnsID: push.id, collapseID: push.collapseID, priority: push.priority.map { Int($0) } ?? 10,
      pushType: push.type, payload: push.body)
  }

  /// A push of which only the end is counted: nobody reads what it says.
  init(
    counted kind: ArrivalKind, by vendor: String, number: PushNumber, phone: PhoneNumber, at moment: Instant,
    rule: RuleID, appState: AppState
  ) {
    self.init(
      number: number, phone: phone, at: moment, kind: kind, origin: .outside, vendor: vendor, source: "",
      title: "", subtitle: "", body: "", outcome: .dropped, shown: [], callbacks: [], isOnPhone: false,
      isRead: false, rule: rule, appState: appState, payload: [])
  }

  /// A custom message as it sets out.
  init(
    of message: JPushMessage, _ userInfo: [UInt8], number: PushNumber, phone: PhoneNumber, at moment: Instant,
    origin: PushOrigin, appState: AppState
  ) {
    self.init(
      number: number, phone: phone, at: moment, kind: .message, origin: origin, vendor: "jpush",
      source: "", title: message.title ?? "", subtitle: "", body: message.content, outcome: .dropped,
      shown: [], callbacks: [], isOnPhone: false, isRead: false, rule: "jpush.message.sent",
      appState: appState, payload: userInfo)
  }

  /// A notification of a push of JPush that does not go to APNs.
  init(
    of push: JPushPush, _ messageID: String, _ number: PushNumber, at moment: Instant, on device: Device
  ) {
    let payload = push.payload(of: messageID)
    let lines = (try? JSONDocument(payload)).flatMap { APNsPayload($0) }?.shownLines
    self.init(
      number: number, phone: device.number, at: moment, kind: .notification, origin: .outside,
      vendor: "jpush", source: device.phone.setup.name, title: lines?.title ?? "",
      subtitle: lines?.subtitle ?? "",
      body: lines?.body ?? "", outcome: .dropped, shown: [], callbacks: [], isOnPhone: false, isRead: false,
      rule: "jpush.push.accepted", appState: device.phone.app, payload: payload)
  }

  /// A copy of a push of Getui that does not go to APNs alone.
  init(
    of push: GetuiPush, _ payload: [UInt8], _ number: PushNumber, at moment: Instant, on device: Device
  ) {
    let shown =
      push.content.text == nil
      ? (try? JSONDocument(payload)).flatMap { APNsPayload($0) }?.shownLines : nil
    let lines = shown ?? (title: "", subtitle: "", body: push.content.text ?? "")
    self.init(
      number: number, phone: device.number, at: moment, kind: shown == nil ? .message : .notification,
      origin: .outside, vendor: "getui", source: shown == nil ? "" : device.phone.setup.name,
      title: lines.title, subtitle: lines.subtitle,
      body: lines.body, outcome: .dropped, shown: [], callbacks: [], isOnPhone: false, isRead: false,
      rule: "getui.push.accepted", appState: device.phone.app, payload: payload)
  }

  /// A request that a vendor's service refused, and why.
  struct Refusal {
    let request: VendorRequest
    let code: Int
    let rule: RuleID

    init(_ request: VendorRequest, code: Int, rule: RuleID) {
      self.request = request
      self.code = code
      self.rule = rule
    }
  }

  /// A request that no phone hears of.
  init(of refusal: Refusal, _ number: PushNumber, at moment: Instant, on device: Device) {
    let body = refusal.request.body
    let lines = refusal.request.payload.flatMap { try? JSONDocument($0) }.flatMap { APNsPayload($0) }?
      .shownLines
    self.init(
      number: number, phone: device.number, at: moment, kind: .unreadable, origin: .outside,
      vendor: refusal.request.vendor.rawValue, source: "", title: lines?.title ?? "",
      subtitle: lines?.subtitle ?? "", body: lines?.body ?? "", outcome: .refused, shown: [], callbacks: [],
      isOnPhone: false, isRead: false, refusal: String(refusal.code), rule: refusal.rule,
      appState: device.phone.app, payload: body)
  }

  /// A local notification as it fires.
  init(
    of request: LocalRequest, number: PushNumber, at moment: Instant, on device: Device
  ) {
    let content = request.content
    self.init(
      number: number, phone: device.number, at: moment, kind: .notification, origin: .local, vendor: "local",
      source: content.thread ?? device.phone.setup.name, title: content.title, subtitle: content.subtitle,
      body: content.body,
      outcome: .dropped, shown: [], callbacks: [], isOnPhone: false, isRead: false, rule: "ios.local.fire",
      appState: device.phone.app, collapseID: request.identifier, payload: content.json)
  }

  /// What a push that has not reached the phone would be there.
  static func kind(of payload: APNsPayload, _ switches: RuleSwitches) -> ArrivalKind {
    let parts = payload.parts(boolAsOne: switches[.boolAsOne])
    if !parts.isDisjoint(with: .visible) { return .notification }
    return parts.isSilent ? .silent : .empty
  }
}
