import APNs
import Testing
import Words

@testable import Gateway

@Suite struct RequestReaderTests {
  private static func push(_ body: String, _ change: (inout APNsPush) -> Void = { _ in }) -> APNsPush {
    var push = APNsPush(body: Array(body.utf8))
    change(&push)
    return push
  }

  private static let picture: PictureTerms = {
    var terms = PictureTerms()
    terms.format = .svg
    terms.columns = 80
    terms.rows = 24
    terms.theme = "nord"
    terms.lines = ["view why", "tab refused"]
    return terms
  }()

  static let requests: [ControlRequest] = [
    .hello, .tail, .mark, .state, .picture(PictureTerms()), .picture(picture),
    .push(push("{\"aps\":{}}")), .push(push("")),
    .push(
      push("line one\nline two\n\u{0}") {
        $0.topic = "com.example.app"
        $0.collapseID = "a \"b\" 中文"
        $0.expiration = "0"
        $0.priority = "eleven"
        $0.type = "alert"
        $0.id = "123"
        $0.route = .wire(WireRequest(token: "aB01"))
      }),
    .message(Array("{\"content\":\"sync\"}".utf8), timeToLive: 0), .message([0xFF, 0xFE], timeToLive: nil),
    .check("app background"), .command("push json:'{}' collapse-id=\"x y\""),
    .wait(WaitTerms(filter: "badge:>2 from:jpush", since: "41.3", within: 1_500_000)),
    .wait(WaitTerms(filter: "", since: nil, within: 0)),
  ]

  private static func feed(_ reader: inout RequestReader, _ bytes: some Collection<UInt8>) {
    Array(bytes).withUnsafeBytes { reader.take($0) }
  }

  private static func refusal(of text: String) -> RequestFault? {
    var reader = RequestReader()
    feed(&reader, text.utf8)
    do throws(RequestFault) {
      _ = try reader.next()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: requests) func whatAClientWritesIsReadBack(_ request: ControlRequest) throws {
    var reader = RequestReader()
    Self.feed(&reader, RequestWriter.write(request, in: .chinese))
    #expect(try reader.next() == ReceivedRequest(request, in: .chinese))
    #expect(try reader.next() == nil)
    #expect(!reader.isWithinRequest)
  }

  @Test func requestsComeOutWholeHoweverTheBytesAreCut() throws {
    let bytes = Self.requests.flatMap { RequestWriter.write($0, in: .english) }
    for size in [1, 2, 3, 7, 64, bytes.count] {
      var reader = RequestReader()
      var seen: [ControlRequest] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        Self.feed(&reader, bytes[start..<min(start + size, bytes.count)])
        while let next = try reader.next() { seen.append(next.request) }
      }
      #expect(seen == Self.requests)
    }
  }

  @Test func emptyLinesBetweenRequestsAreSkipped() throws {
    var reader = RequestReader()
    Self.feed(&reader, "\n \r\n{\"request\":\"mark\"}\n\n".utf8)
    #expect(try reader.next()?.request == .mark)
    #expect(try reader.next() == nil)
  }

  static let faults: [(String, WordID, Bool)] = [
    ("no json\n", "gateway.header.json", true),
    ("[1]\n", "gateway.header.object", true),
    ("{\"request\":\"do\",\"length\":-1}\n", "gateway.header.length", true),
    ("{\"request\":\"do\",\"length\":\"9\"}\n", "gateway.header.length", true),
    ("{\"request\":\"push\",\"length\":1048577}\n", "gateway.body.limit", true),
    ("{}\n", "gateway.request.missing", false),
    ("{\"request\":\"dance\"}\n", "gateway.request.unknown", false),
    ("{\"request\":7}\n", "gateway.field.text", false),
    ("{\"request\":\"push\",\"topic\":[]}\n", "gateway.field.text", false),
    ("{\"request\":\"message\",\"time-to-live\":-1}\n", "gateway.field.number", false),
    ("{\"request\":\"wait\",\"within\":\"soon\"}\n", "gateway.field.span", false),
    ("{\"request\":\"shot\",\"format\":\"png\"}\n", "gateway.field.format", false),
    ("{\"request\":\"shot\",\"columns\":0}\n", "gateway.field.number", false),
    ("{\"request\":\"do\",\"length\":1}\n\u{FF}", "gateway.body.utf8", false),
  ]

  @Test(arguments: faults) func whatCannotBeReadIsNamed(_ text: String, _ id: WordID, _ isFatal: Bool) {
    let fault = Self.refusal(of: text)
    #expect(fault?.reason.id == id)
    #expect(fault?.isFatal == isFatal)
  }

  @Test func aRequestThatIsRefusedLeavesTheNextOneReadable() throws {
    var reader = RequestReader()
    Self.feed(&reader, "{\"request\":\"dance\",\"length\":3}\nabc{\"request\":\"mark\"}\n".utf8)
    #expect(throws: RequestFault.self) { try reader.next() }
    #expect(try reader.next()?.request == .mark)
  }

  @Test func aHeaderWithoutAnEndIsRefusedAtTheLimit() throws {
    var reader = RequestReader()
    Self.feed(&reader, repeatElement(UInt8(ascii: "x"), count: ControlProtocol.headerLimit - 1))
    #expect(try reader.next() == nil)
    Self.feed(&reader, [UInt8(ascii: "x")])
    #expect(throws: RequestFault.self) { try reader.next() }
  }
}
