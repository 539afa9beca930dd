import APNs
import Payload
import Phone
import Testing

@testable import Exports
@testable import Simulation

@Suite struct FileTests {
  @Test(arguments: [
    (#"{"aps":{}}"#, #"{"Simulator Target Bundle":"com.x","aps":{}}"#),
    (" \n{ }\n", " \n{\"Simulator Target Bundle\":\"com.x\" }\n"),
    (#"{"Simulator Target Bundle":"com.y","aps":{}}"#, #"{"Simulator Target Bundle":"com.y","aps":{}}"#),
    ("[1]", "[1]"), ("no json", "no json"),
  ])
  func thePayloadGetsItsTarget(_ payload: String, _ expected: String) {
    let bytes = SimulatorFile.bytes(of: Array(payload.utf8), bundleID: "com.x")
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  /// What a scene line carries is what was journaled, whatever its bytes.
  @Test(arguments: [
    #"push json:'{"aps":{"alert":"It''s 订单"}}' topic=com.x collapse-id="a b""#, "push base64:AP8K",
    "stream 3", #"jpush POST /v3/push json:'{}'"#,
  ])
  func aSceneLineIsTheCommandAgain(_ line: String) throws {
    guard let command = try? WorldText.parse(line, on: PhoneNumber(2)) else { return }
    let facts = ExportFacts(bundleID: "", now: Instant(microseconds: 0), token: { _ in nil })
    let text = String(decoding: try ExportedPush(nil, nil, command).text(as: .scene, facts), as: UTF8.self)
    #expect(try WorldText.parse(text, on: PhoneNumber(1)) == command)
  }

  @Test func aTableQuotesWhatItMust() {
    var arrival = Arrival(
      number: PushNumber(12), phone: PhoneNumber(1), at: Instant(microseconds: 1_500_000),
      kind: .notification, origin: .outside, vendor: "apns", source: "a,b", title: "say \"hi\"",
      subtitle: "", body: "two\nlines", outcome: .banner, shown: [.banner, .sound],
      callbacks: ["willPresent"], isOnPhone: true, isRead: false, rule: "ios.present",
      appState: .foreground, payload: [1, 2, 3])
    arrival.badge = 3
    let record = ArrivalTable.record(of: arrival)
    #expect(
      record
        == "12,1,1500,apns,outside,notification,banner,\"a,b\",\"say \"\"hi\"\"\",,\"two\nlines\",3,"
        + "\(arrival.shown.names.joined(separator: " ")),willPresent,foreground,,ios.present,,,,,3\r\n")
    let titles = ArrivalTable.titles.split(separator: ",")
    #expect(titles.first == "push" && titles.count == 22)
  }
}
