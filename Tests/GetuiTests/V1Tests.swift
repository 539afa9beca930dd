import Payload
import Phone
import Testing

@testable import Getui

/// The older REST API, as aiogetui speaks it.
@Suite struct V1Tests {
  private static func push(_ target: String, _ type: String = "transmission", ttl: String = "true") -> String
  {
    let templates = [
      "transmission": #""transmission":{"transmission_type":false,"transmission_content":"t"}"#,
      "notification": #""notification":{"style":{"type":0,"text":"B","title":"T"},"transmission_type":true}"#,
      "link": #""link":{"style":{"type":0,"text":"B","title":"T"},"url":"https://a.example"}"#,
    ]
    return
      #"{"requestid":"request-1001",\#(target),"message":{"appkey":"k","is_offline":\#(ttl),"offline_expire_time":60000,"msgtype":"\#(type)"},\#(templates[type] ?? #""x":1"#),"push_info":{"aps":{"alert":{"title":"T","body":"B"}}}}"#
  }

  private func send(
    _ desk: inout Desk, _ path: String, _ body: String, _ credential: GetuiCredential = .trusted
  ) throws -> (reply: GetuiReply, root: JSONValue, work: Int) {
    var log = GetuiTranscript()
    let request = GetuiRequest(
      method: "POST", target: "/v1/app/\(path)", body: Array(body.utf8), credential: credential)
    let answer = desk.service.handle(request, at: desk.now, into: &log)
    return (answer.reply, try JSONDocument(answer.reply.body).root, answer.work.count)
  }

  @Test func authSign() throws {
    var desk = Desk.online()
    let body = #"{"appkey":"k","timestamp":"1772424000000","sign":"-"}"#
    let (reply, root, _) = try send(&desk, "auth_sign", body, .rightSign)
    #expect(root["result"]?.string == "ok")
    let token = try #require(root["auth_token"]?.string)
    #expect(TokenText.number(of: token, Desk.identifiers) == 1)
    #expect(reply.encoded().fields == [HTTPField("content-type", "text/html;charset=utf-8")])
    #expect(reply.status == 200)
    #expect(try send(&desk, "auth_sign", body, .wrongSign).root["result"]?.string == "sign_error")
  }

  @Test(arguments: ["transmission", "notification", "link"])
  func pushSingle(_ type: String) throws {
    var desk = Desk.online()
    let (_, root, work) = try send(&desk, "push_single", Self.push(#""cid":"@1""#, type))
    #expect(root["result"]?.string == "ok")
    #expect(root["status"]?.string == "successed_online")
    #expect(root["taskid"]?.string.flatMap { TaskID($0) }?.kind == .single)
    #expect(work == 1)
  }

  @Test func pushSingleByAlias() throws {
    var desk = Desk.online()
    #expect(
      try send(&desk, "push_single", Self.push(#""alias":"a""#)).root["result"]?.string == "alias_notbind")
    desk.request("POST", "/user/alias", #"{"data_list":[{"cid":"@1","alias":"a"}]}"#)
    #expect(try send(&desk, "push_single", Self.push(#""alias":"a""#)).root["result"]?.string == "ok")
  }

  @Test func offlineTimes() throws {
    for (isKept, ttl) in [("true", 60_000), ("false", -1)] {
      let request = GetuiRequest(
        method: "POST", target: "/v1/app/push_single",
        body: Array(Self.push(#""cid":"@1""#, ttl: isKept).utf8), credential: .trusted)
      guard case .pushOne(let push, _) = try request.decoded().operation else {
        Issue.record("no push to one")
        return
      }
      #expect(push.settings.ttl == ttl)
      #expect(push.ios?.pushType == .alert)
    }
  }

  @Test(arguments: [
    (#""cid":"x""#, "no_user"), (#""x":1"#, "invalid_param"),
  ])
  func refusals(_ target: String, _ result: String) throws {
    var desk = Desk.online()
    #expect(try send(&desk, "push_single", Self.push(target)).root["result"]?.string == result)
  }

  @Test func withoutAToken() throws {
    var desk = Desk.online()
    let (reply, root, _) = try send(&desk, "push_single", Self.push(#""cid":"@1""#), .none)
    #expect(root["result"]?.string == "not_auth")
    #expect(reply.status == 200)
    #expect(reply.code == .tokenInvalid)
  }
}
