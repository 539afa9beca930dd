import APNs
import JPush
import Payload
import Phone
import Testing

@testable import Simulation

@Suite struct StreamDayTests {
  private static let items = (1...400).map { StreamDay(seed: 5).item($0) }

  @Test func theSameSeedMakesTheSameDay() {
    #expect(Self.items == (1...400).map { StreamDay(seed: 5).item($0) })
    #expect(Self.items != (1...400).map { StreamDay(seed: 6).item($0) })
  }

  @Test func everyPushIsSoundAndTaken() {
    var service = APNsService()
    for (place, item) in Self.items.enumerated() {
      guard case .push(let push, let app) = item else { continue }
      #expect(!app.isEmpty)
      var log = APNsTranscript()
      let request = APNsRequest(
        push: push, number: PushNumber(place + 1), phone: PhoneNumber(1), isOnline: true, origin: .stream,
        freshID: "id")
      guard
        case .handedOver = service.take(
          request, at: Instant(microseconds: 0), switches: RuleSwitches(), into: &log)
      else {
        Issue.record("\(String(decoding: push.body, as: UTF8.self))")
        continue
      }
      #expect(log.steps.map(\.rule.name) == ["apns.request", "apns.accepted", "apns.delivered"])
      let errors = Lint.findings(in: push.body, type: .alert).filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(String(decoding: push.body, as: UTF8.self))")
    }
  }

  @Test func theDayHasSomethingOfEverything() {
    var kinds: Set<String> = []
    var text = ""
    for item in Self.items {
      switch item {
      case .message: kinds.insert("message")
      case .push(let push, let app):
        kinds.insert(app)
        text += String(decoding: push.body, as: UTF8.self)
        guard let payload = push.reading.payload else { continue }
        if payload.parts().isSilent { kinds.insert("silent") }
        if case .critical = payload.sound { kinds.insert("critical") }
        if case .named = payload.sound { kinds.insert("named") }
        if push.collapseID != nil { kinds.insert("collapse") }
        if payload.category != nil { kinds.insert("category") }
        if payload.interruptionLevel == .passive { kinds.insert("passive") }
      }
    }
    #expect(
      kinds.isSuperset(of: [
        "Orders", "Chat", "News", "Promo", "sync", "Alarm", "Mail", "message", "silent", "critical", "named",
        "collapse", "category", "passive",
      ]))
    for piece in ["订单", "Order", "👨‍👩‍👧‍👦", "🇨🇳", "👍🏽", #""isPush":"1""#] {
      #expect(text.contains(piece), "\(piece)")
    }
    #expect(!text.contains("{n}"))
  }

  @Test func theOpeningComesAgainAndDiffersInEveryState() {
    #expect(Self.items[0] == Self.items[StreamDay.openingEvery])
    var traces: Set<[String]> = []
    for state in [AppState.foreground, .background, .notRunning, .swipedAway] {
      var phone = Phone(app: state)
      var log = PhoneTranscript()
      guard case .push(let push, _) = Self.items[0], let payload = push.reading.payload else { return }
      phone.receive(
        Delivery(
          number: PushNumber(1), payload: payload, type: .alert, collapseID: nil, apnsID: "a", priority: 10,
          origin: .stream),
        at: Instant(microseconds: 0), switches: RuleSwitches(), into: &log)
      traces.insert(log.steps.dropFirst().map { $0.event.phrase.text(in: .english) })
    }
    #expect(traces.count == 4)
  }
}
