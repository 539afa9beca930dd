import Payload
import Testing

@testable import Phone

/// Where pushes of the rarer types go, and which iOS knows them.
@Suite struct ChannelTests {
  private static let widgets = #"{"aps":{"content-changed":true}}"#
  private static let plain = #"{"aps":{}}"#

  @Test(arguments: [
    (PushType.location, plain, OSVersion(15), "ios.channel.location"),
    (.fileprovider, plain, OSVersion(11), "ios.channel.fileprovider"),
    (.complication, plain, OSVersion(9), "ios.channel.complication"),
    (.widgets, widgets, OSVersion(26), "ios.channel.widgets"),
    (.widgets, plain, OSVersion(26), "ios.channel.widgets.unchanged"),
    (.widgets, #"{"aps":{"content-changed":1}}"#, OSVersion(26), "ios.channel.widgets.unchanged"),
    (.controls, plain, OSVersion(18), "ios.channel.controls"),
    (.mdm, #"{"mdm":"x"}"#, OSVersion(6), "ios.channel.mdm"),
    (.pushtotalk, plain, OSVersion(16), "ios.channel.talk.joined"),
  ])
  func routes(_ type: PushType, _ payload: String, _ os: OSVersion, _ rule: String) throws {
    for state in AppState.allCases {
      var run = PhoneRun(state)
      run.phone.os = os
      try run.receive(payload, type: type)
      #expect(run.rules == ["ios.route.type", rule])
      #expect(run.calls == [], "no app delegate callback")
      #expect(run.phone.app == state)
    }
  }

  @Test(arguments: [
    (PushType.location, OSVersion(14, 9)), (.fileprovider, OSVersion(10, 3)), (.complication, OSVersion(8)),
    (.widgets, OSVersion(18)), (.controls, OSVersion(17, 6)), (.pushtotalk, OSVersion(15)),
    (.voip, OSVersion(7)), (.liveactivity, OSVersion(16, 0)),
  ])
  func olderSystemsDropIt(_ type: PushType, _ os: OSVersion) throws {
    var run = PhoneRun(.background)
    run.phone.os = os
    run.phone.talkChannel = "team"
    try run.receive(Self.widgets, type: type)
    #expect(run.rules == ["ios.route.type", "ios.route.new"])
    #expect(run.said.last == "dropped visible tooNew")
  }

  // MARK: Push to Talk

  @Test(arguments: AppState.allCases) func talk(_ state: AppState) throws {
    var run = PhoneRun(state)
    run.phone.talkChannel = "team"
    try run.receive(Self.plain, type: .pushtotalk)
    #expect(run.calls.last == "incomingPushResult(team)")
    #expect(run.rules.contains("ios.channel.talk"))
    let sleeps = !state.runsCode
    #expect(run.rules.contains("ios.channel.talk.wake") == sleeps)
    #expect(run.rules.contains("ios.channel.talk.done") == sleeps)
    #expect(run.phone.app == (sleeps ? .suspended : state))
  }

  @Test func joinAndLeave() throws {
    var run = PhoneRun(.foreground)
    run.perform(.channel(.join("team")))
    #expect(run.phone.talkChannel == "team")
    run.perform(.channel(.leave))
    #expect(run.phone.talkChannel == nil)
    #expect(run.rules == ["ios.channel.talk.join", "ios.channel.talk.join"])
    run.phone.os = OSVersion(15)
    run.perform(.channel(.join("team")))
    #expect(run.rules.last == "ios.route.new")
    run.phone.pose(.suspended, os: run.phone.os)
    run.perform(.channel(.join("team")))
    #expect(run.rules.last == "ios.app.asleep")
    #expect(run.phone.talkChannel == nil)
  }
}
