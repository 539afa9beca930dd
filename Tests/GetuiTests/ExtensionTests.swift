import Payload
import Phone
import Testing
import Words

@testable import Getui

/// The service extension: media, their limits and codes, receipts.
@Suite struct ExtensionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var kind = 1
    var url = "https://a.example/x.jpg"
    var onlyWiFi = false
    var before: @Sendable (inout Desk) -> Void = { _ in }
    let attachments: Int
    var errors: [MediaCode] = []
    var testDescription: String { name }
  }

  static func file(_ bytes: Int?, seconds: Int64 = 0) -> @Sendable (inout Desk) -> Void {
    { desk in
      desk.perform(
        .resource(
          MediaResource(url: "https://a.example/x.jpg", bytes: bytes, duration: seconds * 1_000_000)))
    }
  }

  @Test(arguments: [
    Row(name: "getui.media.fetched: image", attachments: 1),
    Row(name: "getui.media.fetched: image of 10 MB", before: file(10 << 20), attachments: 1),
    Row(
      name: "getui.media.10003: image over 10 MB", before: file(10 << 20 + 1), attachments: 0,
      errors: [.tooLarge]),
    Row(name: "getui.media.fetched: audio of 5 MB", kind: 2, before: file(5 << 20), attachments: 1),
    Row(
      name: "getui.media.10003: audio over 5 MB", kind: 2, before: file((5 << 20) + 1), attachments: 0,
      errors: [.tooLarge]),
    Row(name: "getui.media.fetched: video of 50 MB", kind: 3, before: file(50 << 20), attachments: 1),
    Row(
      name: "getui.media.10003: video over 50 MB", kind: 3, before: file((50 << 20) + 1), attachments: 0,
      errors: [.tooLarge]),
    Row(
      name: "getui.media.10001: nothing there", before: file(nil), attachments: 0, errors: [.unreachable]),
    Row(
      name: "getui.media.10001: Chinese in the address", url: "https://a.example/图.jpg", attachments: 0,
      errors: [.unreachable]),
    Row(
      name: "getui.media.10001: an escape in the address", url: "https://a.example/%E5%9B%BE.jpg",
      attachments: 0, errors: [.unreachable]),
    Row(
      name: "getui.media.10001: no address at all", url: "x.jpg", attachments: 0, errors: [.unreachable]),
    Row(
      name: "getui.media.10001: no network", before: { $0.network(false) }, attachments: 0,
      errors: [.unreachable]),
    Row(
      name: "getui.media.10002: plain http", url: "http://a.example/x.jpg", attachments: 0,
      errors: [.plainHTTP]),
    Row(
      name: "getui.media.fetched: plain http where it is allowed", url: "http://a.example/x.jpg",
      before: { $0.perform(.integrate(.allowsPlainHTTP(true))) }, attachments: 1),
    Row(
      name: "getui.media.wifi: only_wifi on a cellular network", onlyWiFi: true,
      before: { $0.network(true, cellular: true) }, attachments: 0),
    Row(name: "getui.media.fetched: only_wifi on Wi-Fi", onlyWiFi: true, attachments: 1),
    Row(
      name: "getui.media.fetched: a cellular network otherwise", before: { $0.network(true, cellular: true) },
      attachments: 1),
  ])
  func fetches(_ row: Row) {
    var desk = Desk.online()
    row.before(&desk)
    desk.steps = []
    let media = #"[{"url":"\#(row.url)","type":\#(row.kind),"only_wifi":\#(row.onlyWiFi)}]"#
    desk.extend(Array(#"{"aps":{"alert":"x","mutable-content":1},"multimedia":\#(media)}"#.utf8))
    desk.pass(seconds: 29)
    let expected = GetuiCallback.attachmentsComplete(
      row.attachments == 1 ? [row.url] : [], errors: row.errors)
    #expect(desk.callbacks == [expected])
  }

  @Test(arguments: MediaCode.allCases)
  func everyCodeHasItsThreeSentencesAndItsRule(_ code: MediaCode) {
    for phrase in [code.meaning, code.condition, code.remedy] {
      for tongue in Tongue.allCases { #expect(phrase.text(in: tongue) != phrase.id.name) }
    }
    #expect(RuleBook.rule(code.rule) != nil)
  }

  @Test(
    "the limits of each kind",
    arguments: [
      (PushMedia.Kind.image, 10, 120), (.audio, 5, 60), (.video, 50, 180),
    ])
  func limits(_ kind: PushMedia.Kind, _ megabytes: Int, _ seconds: Int64) {
    #expect(kind.sizeLimit == megabytes << 20)
    #expect(kind.timeLimit == seconds * 1000)
  }

  @Test("getui.extension.expired: the long time-outs are never reached", arguments: [1, 2, 3])
  func expires(_ kind: Int) {
    var desk = Desk.online()
    Self.file(1000, seconds: 40)(&desk)
    desk.steps = []
    let media = #"[{"url":"https://a.example/x.jpg","type":\#(kind)}]"#
    desk.extend(Array(#"{"aps":{"alert":"x"},"multimedia":\#(media)}"#.utf8))
    desk.pass(milliseconds: 29_999)
    #expect(desk.callbacks == [])
    desk.pass(seconds: 200)
    #expect(desk.callbacks == [])
    #expect(desk.events.contains(.extensionExpired))
    #expect(desk.events.contains(.extensionCalled(.destroy)))
  }

  @Test("getui.extension.done: attachments and errors come together, at most three") func mixed() {
    var desk = Desk.online()
    let media =
      #"[{"url":"https://a.example/1","type":1},{"url":"x","type":2},{"url":"https://a.example/3","type":3},{"url":"https://a.example/4","type":1}]"#
    desk.extend(Array(#"{"aps":{},"multimedia":\#(media)}"#.utf8))
    desk.pass(seconds: 29)
    #expect(
      desk.callbacks == [
        .attachmentsComplete(["https://a.example/1", "https://a.example/3"], errors: [.unreachable])
      ])
  }

  @Test("getui.extension.call: the counting call fetches nothing") func counting() throws {
    var desk = Desk.online()
    desk.perform(.integrate(.serviceExtension(.counting)))
    desk.push(RouteTests.with { $0.strategy = 2 })
    desk.steps = []
    desk.extend()
    desk.pass(seconds: 1)
    #expect(desk.callbacks == [.complete(isCounted: true)])
    #expect(desk.events.last == .receipt(.shown, isCounted: true))
    let task = try #require(desk.apns.first).copy.task
    #expect(desk.service.task(task)?.report.apns.shown == 1)
  }

  @Test("getui.extension.timeout: called back after 5 s at the latest") func timeout() {
    var desk = Desk.online()
    desk.perform(.integrate(.serviceExtension(.counting)))
    desk.network(false)
    desk.steps = []
    desk.extend(Array("{}".utf8))
    desk.pass(milliseconds: 4_999)
    #expect(desk.callbacks == [])
    desk.pass(milliseconds: 1)
    #expect(desk.callbacks == [.complete(isCounted: false)])
  }

  @Test("getui.extension.destroy: after destory nothing is called back") func destroyed() {
    var desk = Desk.online()
    desk.extend(Array(#"{"multimedia":[{"url":"https://a.example/1","type":1}]}"#.utf8))
    desk.perform(.extensionCall(.destroy))
    desk.pass(seconds: 40)
    #expect(desk.callbacks == [])
  }

  @Test("getui.receipt.shown: without an extension the numbers stay 0") func noExtension() throws {
    var desk = Desk.online()
    desk.perform(.integrate(.serviceExtension(.none)))
    desk.push(RouteTests.with { $0.strategy = 2 })
    desk.extend()
    desk.pass(seconds: 40)
    let task = try #require(desk.apns.first).copy.task
    #expect(desk.service.task(task)?.report.apns == figures(eligible: 1, sent: 1))
  }

  @Test("getui.receipt.group: different app groups are not counted") func groups() throws {
    var desk = Desk.online()
    desk.call(.setApplicationGroup("group.a"))
    desk.push(RouteTests.with { $0.strategy = 2 })
    desk.extend()
    desk.pass(seconds: 1)
    #expect(desk.events.contains(.receipt(.shown, isCounted: false)))
    desk.perform(.extensionCall(.setApplicationGroup("group.a")))
    desk.extend()
    desk.pass(seconds: 1)
    #expect(desk.events.contains(.receipt(.shown, isCounted: true)))
  }

  @Test("the extension runs whatever the app does, and by its own call") func itsOwnProcess() {
    var desk = Desk.online()
    desk.app(.swipedAway)
    desk.steps = []
    desk.perform(.extensionCall(.handleWithAttachments(Array("{}".utf8))))
    desk.perform(.extensionCall(.handle(Array("{}".utf8))))
    desk.pass(seconds: 1)
    #expect(desk.callbacks == [.attachmentsComplete([], errors: []), .complete(isCounted: true)])
  }

  private func figures(eligible: Int, sent: Int) -> PushFigures {
    var figures = PushFigures()
    figures.eligible = eligible
    figures.sent = sent
    return figures
  }
}
