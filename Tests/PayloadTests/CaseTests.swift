import Testing
import Words

@testable import Payload

@Suite struct CaseTests {
  @Test(arguments: PayloadCase.all)
  func readsAsItMust(_ row: PayloadCase) throws {
    guard case .payload(let payload) = PayloadFile(row.bytes) else {
      Issue.record("no payload")
      return
    }
    #expect(payload.alert?.title?.shown == row.title)
    #expect(payload.alert?.subtitle?.shown == row.subtitle)
    #expect(payload.alert?.body?.shown == row.body)
    #expect(payload.badge == row.badge)
    #expect(payload.sound == row.sound)
    #expect(payload.category == row.category)
    #expect(payload.threadID == row.thread)
    #expect(payload.parts() == row.parts)
    #expect(payload.extras.map { "\($0.owner) \($0.key)=\($0.value.text)" } == row.extras)
    let findings = Lint.findings(in: row.bytes, type: row.type)
    #expect(findings.map { "\($0.severity) \($0.rule.rawValue) \($0.path)" } == row.findings)
  }

  // swift-server-community/APNSwift, LiveActivity tests; the score above 1 from jchambers/pushy issue 1033
  @Test func aLiveActivityUpdateHasItsOwnForm() throws {
    let bytes = PayloadCase.bytes(of: "59-liveactivity-update-alert.json")
    let payload = try #require(APNsPayload(JSONDocument(bytes)))
    let activity = try #require(payload.liveActivity)
    #expect(activity.event == .update)
    #expect(activity.timestamp == 1_672_680_658)
    #expect(activity.staleDate == 1_672_680_800)
    #expect(activity.contentState?["eta"]?.string == "5 min")
    #expect(activity.contentState?["stops"]?.integer == 2)
    #expect(activity.alertTitle?.shown == "Nearly there")
    #expect(activity.alertBody?.shown == "5 minutes")
    #expect(activity.alertSound == .standard)
    #expect(activity.relevanceScore == 100)
    #expect(payload.badge == .absent)
    #expect(payload.likelyType == .liveactivity)
    #expect(Lint.findings(in: bytes).isEmpty)
  }

  @Test func theSameKeysInAnAlertPushEarnWarnings() {
    let bytes = PayloadCase.bytes(of: "59-liveactivity-update-alert.json")
    let rules = Lint.findings(in: bytes, type: .alert).map(\.rule.rawValue)
    #expect(
      rules == [
        "activity-key", "activity-key", "activity-key", "activity-key", "relevance-range",
        "alert-holds-aps-key",
      ])
  }

  // twilio/voice-quickstart-ios issue 308
  @Test func aVoIPPushShowsNothingAndMayBeLarger() throws {
    let bytes = PayloadCase.bytes(of: "56-voip-empty-aps.json")
    let payload = try #require(APNsPayload(JSONDocument(bytes)))
    #expect(payload.parts().doesNothing)
    #expect(payload.extras.map(\.key) == ["call_sid", "from", "bridge_token", "display_name"])
    #expect(Lint.findings(in: bytes, type: .voip).isEmpty)
    #expect(Lint.findings(in: bytes, type: .alert).map(\.rule) == [.doesNothing])
    #expect(
      Lint.findings(in: PayloadCase.bytes(of: "90-size-4097.json"), type: .voip).map(\.rule) == [
        .voipShows, .voipShows,
      ])
  }

  // docs.jiguang.cn, REST API v3 push; docs.getui.com, REST API v2 push
  @Test(arguments: [
    ("46-jpush-request-full.json", PayloadWrapper.jpushRequest, nil),
    ("49-jpush-message-only.json", .jpushRequest, nil),
    ("51-getui-single-cid.json", .getuiRequest, "push_channel.ios"),
  ])
  func aRequestToAServiceIsNoPayload(_ file: String, _ wrapper: PayloadWrapper, _ inner: String?) {
    guard case .wrapped(let wrapped) = PayloadFile(PayloadCase.bytes(of: file)) else {
      Issue.record("not seen as a request")
      return
    }
    #expect(wrapped.wrapper == wrapper)
    #expect(wrapped.inner?.description == inner)
    #expect(Lint.findings(in: PayloadCase.bytes(of: file)).map(\.rule) == [.providerRequest])
  }

  @Test(arguments: [
    // andrei-m-code/net-core-push-notifications issue 9: the comma after the body, before the brace
    ("73-underscore-and-commas.txt", JSONProblem.trailingComma, 5, 28),
    // public notes with this sample; JPush's documentation has such a comment too
    ("76-comments-in-json.txt", .lineComment, 8, 24),
  ])
  func aTextThatIsNoJSONIsRefused(_ file: String, _ problem: JSONProblem, _ line: Int, _ column: Int) throws {
    let bytes = PayloadCase.bytes(of: file)
    let error = try #require(refused(bytes))
    #expect(error.problem == problem)
    #expect(error.place.line == line)
    #expect(error.place.column == column)
    let findings = Lint.findings(in: bytes)
    #expect(findings.map(\.rule) == [.notJSON])
    #expect(findings.first?.place == error.place)
    #expect(findings.first?.severity == .error)
  }

  @Test func everyFileOfTheFolderIsTried() throws {
    let rows = Set(PayloadCase.all.map(\.file))
    let elsewhere: Set<String> = [
      "59-liveactivity-update-alert.json", "56-voip-empty-aps.json", "46-jpush-request-full.json",
      "49-jpush-message-only.json", "51-getui-single-cid.json", "73-underscore-and-commas.txt",
      "76-comments-in-json.txt",
    ]
    #expect(PayloadCase.filesInFolder == rows.union(elsewhere))
    #expect(PayloadCase.filesInFolder.count == 31)
  }

  @Test func theDuplicateWarningSaysWhichValueIsShown() throws {
    let findings = Lint.findings(in: PayloadCase.bytes(of: "86-duplicate-keys.json"))
    let badge = try #require(findings.first { $0.path.description == "aps.badge" })
    #expect(badge.observation.text(in: .english) == "The key badge stands 2 times in one object.")
    #expect(badge.effect.text(in: .english).contains("uses the last value, 2;"))
  }

  @Test func argumentsOfALocalisedTextStayInOrder() throws {
    let bytes = PayloadCase.bytes(of: "14-loc-title-and-body.json")
    let alert = try #require(APNsPayload(JSONDocument(bytes))?.alert)
    #expect(alert.body?.arguments == [.text("Rowing club")])
    #expect(alert.title?.literal == nil)
    let shown = alert.body?.shown(strings: { $0 == "group_invite_body" ? "%@ asks you in" : nil })
    #expect(shown == "Rowing club asks you in")
  }
}
