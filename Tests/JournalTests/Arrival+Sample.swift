import Phone

@testable import Simulation

extension Arrival {
  /// An ordinary push, for tests that change one thing about it.
  static func sample(_ number: Int = 12, _ change: (inout Arrival) -> Void = { _ in }) -> Arrival {
    var arrival = Arrival(
      number: PushNumber(number), phone: PhoneNumber(1), at: Instant(microseconds: 1_000_000_000),
      kind: .notification, origin: .outside, vendor: "apns", source: "Orders",
      title: "Your parcel is on its way", subtitle: "", body: "Order 7731 left the depot",
      outcome: .banner, shown: [.banner, .list, .sound], sound: .standard, badge: 3,
      callbacks: ["willPresent"], isOnPhone: true, isRead: false, refusal: nil, rule: "ios.present",
      appState: .foreground, apnsID: "ABC-1", collapseID: nil, priority: 10, pushType: "alert",
      payload: Array(#"{"aps":{"alert":"Hi"},"orderId":7731}"#.utf8),
      folded: EntryNumber(command: UInt64(number), step: 9))
    change(&arrival)
    return arrival
  }

  /// Any arrival at all, made of few values so that filters meet them often.
  static func random(_ number: Int, _ random: inout SeededRandom) -> Arrival {
    .sample(number) { arrival in
      arrival.phone = PhoneNumber(.random(in: 1...2, using: &random))
      arrival.at = Instant(microseconds: Int64(number) * 1_000_000)
      arrival.kind = pick(ArrivalKind.allCases, &random)
      arrival.origin = pick([.outside, .stream, .local], &random)
      arrival.vendor = pick(["apns", "jpush"], &random)
      arrival.source = pick(["Orders", "Chat", "News", "新闻"], &random)
      arrival.title = pick(["", "Your parcel", "订单已发货", "PAYMENT", "İstanbul", "a\u{0}b"], &random)
      arrival.subtitle = pick(["", "Lunch?", "午饭"], &random)
      arrival.body = pick(["Order 7731 left", "你的订单已送达", "", "Ünter den Linden", "100% off_"], &random)
      arrival.outcome = pick(Outcome.allCases, &random)
      arrival.shown = PresentationOptions(rawValue: .random(in: 0...31, using: &random))
      arrival.sound = pick([nil, .standard, .named("ding.caf"), .critical(name: "x", volume: 0.5)], &random)
      arrival.badge = pick([nil, 0, 1, 2, 3, 9], &random)
      arrival.callbacks = pick(
        [[], ["willPresent"], ["didReceiveRemoteNotification", "didReceive"]], &random)
      arrival.limits = pick([[], ["ios.focus"], ["ios.setting.sound", "ios.setting.badge"]], &random)
      arrival.notes = pick(
        [
          [], ["world.adopt"], ["world.adopt.itself"], ["jpush.client.limit", "world.adopt"],
          ["world.adopt.again", "apns.client.void"],
        ], &random)
      arrival.wakes = .random(using: &random)
      arrival.isOnPhone = .random(using: &random)
      arrival.isRead = .random(using: &random)
      arrival.refusal = pick([nil, "PayloadTooLarge"], &random)
      arrival.rule = pick(["ios.present", "ios.presents", "apns.size", "ios"], &random)
      arrival.appState = pick(AppState.allCases, &random)
      arrival.apnsID = pick([nil, "ABC-1"], &random)
      arrival.collapseID = pick([nil, "x", "None"], &random)
      arrival.priority = pick([nil, 5, 10], &random)
      arrival.pushType = pick([nil, "alert", "background"], &random)
    }
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SeededRandom) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
