import Testing

@testable import Phone

/// Callbacks as people read them: Apple's own words, and the arguments that matter.
@Suite struct CallbackTextTests {
  typealias Row = (callback: Callback, text: String, isSecondView: Bool)

  private static let rows: [Row] = [
    (.didFinishLaunching(.none), "didFinishLaunching", false),
    (
      .didFinishLaunching(.remoteNotification), "didFinishLaunching(launchOptions[.remoteNotification])", true
    ),
    (
      .willFinishLaunching(.localNotification), "willFinishLaunching(launchOptions[.localNotification])", true
    ),
    (.sceneWillConnect(.none), "sceneWillConnectTo", false),
    (
      .sceneWillConnect(.notificationResponse(.open)),
      "sceneWillConnectTo(connectionOptions.notificationResponse)", true
    ),
    (
      .sceneWillConnect(.notificationResponse(.button("TRACK"))),
      "sceneWillConnectTo(connectionOptions.notificationResponse, TRACK)", true
    ),
    (.didReceive(.open, .inactive), "didReceive(inactive)", false),
    (.didReceive(.open, .inactive, inScene: true), "didReceive(inactive, targetScene)", false),
    (.didReceive(.dismiss, .background), "didReceive(background, dismiss)", false),
    (
      .didReceive(.reply("REPLY", text: "on my way"), .background),
      "didReceive(background, REPLY, userText \"on my way\")", false
    ),
    (.didReceiveRemoteNotification(.background), "didReceiveRemoteNotification(background)", false),
    (.didReceiveRemote(.active), "didReceiveRemoteNotification(active, no fetchCompletionHandler)", false),
    (.didReceiveLocal(.inactive), "didReceiveLocalNotification(inactive)", false),
    (
      .handleAction(.button("TRACK"), .remote, .background),
      "handleActionWithIdentifier(background, TRACK, forRemoteNotification)", false
    ),
    (
      .handleAction(.reply("REPLY", text: ""), .legacyLocal, .inactive),
      "handleActionWithIdentifier(inactive, REPLY, userText \"\", forLocalNotification)", false
    ),
    (.openSettings(fromNotification: true), "openSettingsFor(notification)", false),
    (.openSettings(fromNotification: false), "openSettingsFor(nil)", false),
  ]

  @Test(arguments: rows.indices) func text(_ index: Int) {
    let row = Self.rows[index]
    #expect(row.callback.text == row.text)
    #expect(row.callback.isSecondView == row.isSecondView)
  }
}
