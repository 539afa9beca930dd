import APNs
import Payload
import Testing

@testable import Gateway

@Suite struct TailAndWaitTests {
  private static func push(_ title: String) -> ControlRequest {
    .push(APNsPush(body: Array(#"{"aps":{"alert":{"title":"\#(title)"}}}"#.utf8)))
  }

  private static func wait(_ filter: String, since: String? = nil, milliseconds: Int64) -> ControlRequest {
    .wait(WaitTerms(filter: filter, since: since, within: milliseconds * 1000))
  }

  /// Reads lines of a tail up to the first one that passes.
  private static func read(_ client: ControlClient, until passes: (JSONValue) -> Bool) throws -> [JSONValue] {
    var lines: [JSONValue] = []
    while true {
      let line = try client.next()
      lines.append(line)
      if passes(line) { return lines }
    }
  }

  @Test func aTailShowsEntriesAndThenTheArrival() throws {
    let server = try RunningServer()
    let tail = try server.client()
    try tail.send(.tail, in: .english)
    #expect(try tail.next()["ok"]?.bool == true)
    #expect(try tail.next()["kind"]?.string == "begin")
    _ = try server.ask(Self.push("one"))
    let lines = try Self.read(tail) { $0["kind"]?.string == "arrival" && $0["outcome"]?.string == "banner" }
    let events = lines.compactMap { $0["event"]?.string }
    #expect(events.firstIndex(of: "apns.requested") ?? .max < events.firstIndex(of: "phone.shown") ?? 0)
    #expect(lines.last?["title"]?.string == "one")
  }

  @Test func severalTailsSeeTheSame() throws {
    let server = try RunningServer()
    let tails = try (0..<3).map { _ in
      let tail = try server.client()
      try tail.send(.tail, in: .english)
      _ = try tail.next()
      return tail
    }
    _ = try server.ask(Self.push("one"))
    for tail in tails {
      let lines = try Self.read(tail) { $0["kind"]?.string == "arrival" && $0["outcome"]?.string == "banner" }
      #expect(lines.last?["title"]?.string == "one")
    }
  }

  @Test func aTailThatFallsBehindIsToldWhereAndGoesOn() throws {
    let server = try RunningServer()
    let tail = try server.client()
    try tail.send(.tail, in: .english)
    _ = try tail.next()
    // More entries than the ring and the connection's buffers hold together, while nobody reads.
    let client = try server.client()
    for round in 0..<80 {
      for place in 0..<50 { try client.send(Self.push("\(round) \(place)"), in: .english) }
      for _ in 0..<50 { _ = try client.next() }
    }
    _ = try server.ask(Self.push("the last"))
    let lines = try Self.read(tail) { $0["title"]?.string == "the last" && $0["outcome"]?.string == "banner" }
    let lagged = lines.filter { $0["kind"]?.string == "lagged" }
    #expect(!lagged.isEmpty)
    #expect(lagged.allSatisfy { $0["after"]?.string != nil && $0["next"]?.string != nil })
  }

  @Test func aWaitEndsWithWhatHasArrivedSinceTheMark() throws {
    let server = try RunningServer()
    _ = try server.ask(Self.push("before"))
    let mark = try #require(try server.ask(.mark)["mark"]?.string)
    _ = try server.ask(Self.push("after"))
    let answer = try server.ask(Self.wait("outcome:banner", since: mark, milliseconds: 0))
    #expect(answer["arrival"]?["title"]?.string == "after")
    #expect(answer["summary"]?.string?.contains("after: banner") == true)
  }

  @Test func aWaitWithoutAMarkCountsFromNow() throws {
    let server = try RunningServer()
    _ = try server.ask(Self.push("before"))
    let waiting = try server.client()
    try waiting.send(Self.wait("title:parcel", milliseconds: 60_000), in: .english)
    // The same connection answers in order, so the wait has begun once the server has answered another client.
    try awaitServer(server)
    _ = try server.ask(Self.push("other"))
    _ = try server.ask(Self.push("parcel"))
    #expect(try waiting.next()["arrival"]?["title"]?.string == "parcel")
  }

  @Test func aWaitThatIsOverNamesTheNearestMiss() throws {
    let server = try RunningServer()
    let mark = try #require(try server.ask(.mark)["mark"]?.string)
    _ = try server.ask(Self.push("parcel"))
    let answer = try server.ask(Self.wait("title:parcel badge:>2", since: mark, milliseconds: 50))
    #expect(answer["ok"]?.bool == false)
    #expect(answer["timeout"]?.bool == true)
    #expect(answer["nearest"]?["title"]?.string == "parcel")
    #expect(answer["fix"]?.string?.contains("badge:>2") == true)
  }

  @Test func theStreamsPushesDoNotEndAWait() throws {
    let server = try RunningServer()
    let mark = try #require(try server.ask(.mark)["mark"]?.string)
    _ = try server.ask(.command("stream 1"))
    #expect(try server.ask(Self.wait("", since: mark, milliseconds: 50))["timeout"]?.bool == true)
  }

  static let wrong: [(String, String?, String)] = [
    ("nosuchkey:1", nil, "the filter cannot be read"), ("", "yesterday", "“yesterday” is no mark"),
  ]

  @Test(arguments: wrong) func aWaitThatCannotBeReadSaysSoAtOnce(
    _ filter: String, _ mark: String?, _ reason: String
  ) throws {
    let answer = try RunningServer().ask(Self.wait(filter, since: mark, milliseconds: 60_000))
    #expect(answer["timeout"] == nil)
    #expect(answer["error"]?.string?.contains(reason) == true)
  }

  /// The loop takes connections and requests in the order they come.
  private func awaitServer(_ server: RunningServer) throws {
    for _ in 0..<3 { _ = try server.ask(.hello) }
  }
}
