import APNs
import Engine
import Foundation
import Glibc
import Language
import Payload
import Synchronization
import Testing
import Words

@testable import Gateway

@Suite struct ControlServerTests {
  private static func push(_ body: String, _ change: (inout APNsPush) -> Void = { _ in }) -> ControlRequest {
    var push = APNsPush(body: Array(body.utf8))
    change(&push)
    return .push(push)
  }

  private static let alert = push(#"{"aps":{"alert":{"title":"Your parcel"},"badge":7,"sound":"default"}}"#)

  @Test func whoeverConnectsIsGreeted() throws {
    let server = try RunningServer()
    let socket = try server.raw()
    shutdown(socket.number, Int32(SHUT_WR))
    let lines = socket.lines()
    #expect(lines == [#"{"belfry":1,"version":"\#(BelfryVersion.text)"}"#])
  }

  @Test func helloNamesTheInstance() throws {
    let answer = try RunningServer().ask(.hello)
    #expect(answer["instance"]?.string == "default")
  }

  @Test func aPushIsAnsweredWithItsOutcome() throws {
    let server = try RunningServer()
    let answer = try server.ask(Self.alert)
    #expect(answer["ok"]?.bool == true)
    #expect(answer["summary"]?.string == "banner, list, sound, badge 7 · willPresent")
    let arrival = try #require(answer["arrivals"]?.items.first { _ in true })
    #expect(arrival["title"]?.string == "Your parcel")
    #expect(arrival["badge"]?.integer == 7)
    #expect(server.engine.read { $0.arrivals.all } == 1)
  }

  static let refused: [(String, String, ControlRequest)] = [
    (
      "PayloadTooLarge", "belfry lint",
      push(#"{"aps":{"alert":"\#(String(repeating: "x", count: 4097))"}}"#)
    ),
    ("PayloadEmpty", "JSON object", push("")),
    ("BadPriority", "10, 5 or 1", push("{\"aps\":{}}") { $0.priority = "7" }),
    ("BadCollapseId", "64 bytes", push("{\"aps\":{}}") { $0.collapseID = String(repeating: "x", count: 65) }),
    ("InvalidPushType", "alert", push("{\"aps\":{}}") { $0.type = "silent" }),
    ("BadTopic", "bundle id", push("{\"aps\":{}}") { $0.topic = "not a topic" }),
    ("BadExpirationDate", "1970", push("{\"aps\":{}}") { $0.expiration = "soon" }),
    ("DeviceTokenNotForTopic", ".voip", push("{\"aps\":{}}") { $0.topic = "com.example.app.voip" }),
    ("BadMessageId", "UUID", push("{\"aps\":{}}") { $0.id = "1" }),
  ]

  @Test(arguments: refused) func aRefusedPushHasItsReasonAndTheFix(
    _ reason: String, _ fix: String, _ request: ControlRequest
  ) throws {
    let answer = try RunningServer().ask(request)
    #expect(answer["ok"]?.bool == false)
    #expect(answer["error"]?.string?.contains(reason) == true)
    #expect(answer["fix"]?.string?.contains(fix) == true)
    #expect(answer["arrivals"]?.items.first { _ in true }?["outcome"]?.string == "refused")
  }

  static let messages: [(String, Bool, String)] = [
    ("sync\n", true, "sync"),
    (#"{"content":"sync","title":"t","extras":{"a":"1","b":2}}"#, true, "sync"),
    ("[1,2]", true, "[1,2]"),
    (#"{"aps":{"alert":"x"}}"#, false, "push payload"),
    (#"{"content":"sync",}"#, false, "line 1, column 18"),
  ]

  @Test(arguments: messages) func aMessageIsJSONOrPlainText(_ body: String, _ isDone: Bool, _ text: String)
    throws
  {
    let server = try RunningServer()
    // The SDK connects in its own time.
    for _ in 0..<500 where try server.ask(.state)["connection"]?.string != "loggedIn" { usleep(20_000) }
    let answer = try server.ask(.message(Array(body.utf8), timeToLive: nil))
    #expect(answer["ok"]?.bool == isDone)
    let told =
      isDone ? answer["arrivals"]?.items.first { _ in true }?["body"]?.string : answer["error"]?.string
    #expect(told?.contains(text) == true)
  }

  static let commands: [(String, String?, Bool)] = [
    ("app background", "willResignActive, didEnterBackground", true),
    ("stream off", nil, true), ("stream rate 50/s", nil, true), ("stream 1", nil, true),
    ("tap #99", nil, false), ("app bakground", nil, false), ("@7 app background", nil, false),
    ("", nil, false),
  ]

  @Test(arguments: commands) func aCommandIsCarriedOutOrSaysWhyNot(
    _ line: String, _ summary: String?, _ isDone: Bool
  ) throws {
    let answer = try RunningServer().ask(.command(line))
    #expect(answer["ok"]?.bool == isDone)
    if let summary { #expect(answer["summary"]?.string == summary) }
    #expect((answer["error"] != nil) == !isDone)
  }

  @Test func aCommandThatIsCheckedIsNotCarriedOut() throws {
    let server = try RunningServer()
    #expect(try server.ask(.check("app background"))["ok"]?.bool == true)
    #expect(try server.ask(.check("app bakground"))["column"]?.integer == 5)
    #expect(try server.ask(.state)["app"]?.string == "foreground")
  }

  @Test func aMistypedCommandNamesItsColumnAndTheRightOne() throws {
    let answer = try RunningServer().ask(.command("app bakground"))
    #expect(answer["column"]?.integer == 5)
    #expect(answer["error"]?.string?.contains("app background") == true)
  }

  @Test func aLineOfTheFaceGoesToTheFace() throws {
    let lines = Mutex<[String]>([])
    let door = FaceDoor(
      knows: { (line) throws(LanguageError) in
        if line == "theme" { throw LanguageError(column: 6, reason: Phrase("language.empty")) }
        return line.hasPrefix("view")
      },
      take: { line in lines.withLock { $0.append(line) } },
      draw: { terms, _ in
        terms.theme == nil
          ? .success("\(terms.columns)×\(terms.rows) \(terms.lines)")
          : .failure(PictureRefusal(Phrase("language.empty")))
      })
    let server = try RunningServer(face: door)
    #expect(try server.ask(.check("view why"))["ok"]?.bool == true)
    #expect(try server.ask(.command("view why"))["ok"]?.bool == true)
    #expect(try server.ask(.command("theme"))["column"]?.integer == 6)
    #expect(try server.ask(.command("app background"))["ok"]?.bool == true)
    #expect(lines.withLock { $0 } == ["view why"])
    var terms = PictureTerms()
    terms.lines = ["view why", "tab all"]
    #expect(try server.ask(.picture(terms))["picture"]?.string == #"120×36 ["view why", "tab all"]"#)
    terms.theme = "none"
    #expect(try server.ask(.picture(terms))["ok"]?.bool == false)
  }

  @Test func withoutAFaceThereIsNoPicture() throws {
    let answer = try RunningServer().ask(.picture(PictureTerms()))
    #expect(answer["error"]?.string?.contains("no face") == true)
  }

  @Test func answersComeInTheOrderOfTheRequests() throws {
    let server = try RunningServer()
    let client = try server.client()
    for number in 1...200 { try client.send(number.isMultiple(of: 2) ? .mark : Self.alert, in: .english) }
    for number in 1...200 {
      let answer = try client.next()
      #expect((answer["mark"] != nil) == number.isMultiple(of: 2))
    }
  }

  @Test func sentencesComeInTheLanguageThatWasAskedFor() throws {
    let server = try RunningServer()
    #expect(try server.ask(Self.push(""), in: .chinese)["fix"]?.string?.contains("请") == true)
    let socket = try server.raw()
    socket.write("{\"request\":\"dance\",\"language\":\"zh\"}\n")
    shutdown(socket.number, Int32(SHUT_WR))
    #expect(socket.lines().last?.contains("没有请求") == true)
  }

  @Test func stateHasTheAppTheBadgeAndTheCounts() throws {
    let server = try RunningServer()
    _ = try server.ask(Self.alert)
    let state = try server.ask(.state)
    #expect(state["app"]?.string == "foreground")
    #expect(state["badge"]?.integer == 7)
    #expect(state["arrivals"]?.integer == 1)
    #expect(state["stream"]?.string == "off")
  }

  @Test func whatCannotBeReadEndsTheConnectionWithTheReason() throws {
    let server = try RunningServer()
    let socket = try server.raw()
    socket.write("GET / HTTP/1.1\r\n\r\n")
    let lines = socket.lines()
    #expect(lines.count == 2)
    #expect(lines.last?.contains("the header line is not JSON") == true)
  }

  @Test func aClientThatIsOneTooManyIsTold() throws {
    let server = try RunningServer()
    var clients: [ControlClient] = []
    for _ in 0..<ControlProtocol.connectionLimit { clients.append(try server.client()) }
    let answer = try server.ask(.mark)
    #expect(answer["error"]?.string?.contains("128") == true)
    clients = []
    // Ended connections make room again; the server learns of it in its own time.
    for _ in 0..<500 where try server.ask(.mark)["ok"]?.bool != true { usleep(10_000) }
    #expect(try server.ask(.mark)["ok"]?.bool == true)
  }

  @Test func aSecondServerOfTheNameIsTurnedAway() throws {
    let server = try RunningServer()
    #expect(throws: SocketFault.taken(server.place)) { try ControlServer(server.place) }
    #expect(try server.ask(.mark)["ok"]?.bool == true)
  }

  @Test func aClientThatDoesNotReadDoesNotGrowTheServer() throws {
    let server = try RunningServer()
    let socket = try server.raw()
    evutilNonBlocking(socket.number)
    // Far more answers than the buffers hold: the server stops reading, and the client can write no more.
    let request = "{\"request\":\"state\"}\n"
    let many = Array(repeatElement(request, count: 2000).joined().utf8)
    var isBlocked = false
    for _ in 0..<200 where !isBlocked {
      let sent = many.withUnsafeBytes { send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      isBlocked = sent < many.count
      usleep(1000)
    }
    #expect(isBlocked)
    #expect(try server.ask(.mark)["ok"]?.bool == true)
  }

  private func evutilNonBlocking(_ number: Int32) {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }
}
