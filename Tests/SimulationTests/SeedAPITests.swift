import Language
import Payload
import Phone
import Testing
import Words

@testable import Simulation

/// Every API that the vendors' pages name is callable by its own name, and shows itself, and what it calls back, in the
/// trace under the vendor's own spelling.
@Suite struct SeedAPITests {
  struct Row: CustomTestStringConvertible, Sendable {
    let lines: [String]
    let seen: [String]

    init(_ lines: String..., seen: String...) {
      self.lines = lines
      self.seen = seen
    }

    var testDescription: String { lines.last ?? "" }
  }

  private static let body = #"json:'{"aps":{"alert":"A"},"_j_msgid":18103083292408631}'"#
  private static let key = "0123456789abcdefABCDEF01"

  // MARK: JPush: docs.jiguang.cn, iOS SDK API, in the order of the page

  static let jpush: [Row] = [
    Row("sdk addTags vip,game seq=1", seen: "addTags vip,game seq 1", "addTags 0 [game, vip] seq 1"),
    Row("sdk setTags vip seq=2", seen: "setTags vip seq 2", "setTags 0 [vip] seq 2"),
    Row("sdk deleteTags vip seq=3", seen: "deleteTags 0 [vip] seq 3"),
    Row("sdk cleanTags seq=4", seen: "cleanTags 0 seq 4"),
    Row("sdk getAllTags seq=5", seen: "getAllTags 0 [] seq 5"),
    Row("sdk validTag vip seq=6", seen: "validTag 0 [vip] NO seq 6"),
    Row("sdk setAlias user_42 seq=7", seen: "setAlias 0 user_42 seq 7"),
    Row("sdk deleteAlias seq=8", seen: "deleteAlias 0 seq 8"),
    Row("sdk getAlias seq=9", seen: "getAlias 0 seq 9"),
    Row(
      "sdk setTags:alias:callbackSelector:object: tags=a alias=b",
      seen: "setTags:alias:callbackSelector:object: 0 [a] b"),
    Row("sdk setTags:aliasInbackground: tags=a alias=b", seen: "setTags:aliasInbackground: tags [a]"),
    Row(
      "sdk setTags:alias:fetchCompletionHandle: tags=a", seen: "setTags:alias:fetchCompletionHandle: 0 [a]"),
    Row("sdk setTags:callbackSelector:object: tags=a", seen: "setTags:callbackSelector:object: 0 [a]"),
    Row("sdk setAlias:callbackSelector:object: alias=b", seen: "setAlias:callbackSelector:object: 0 b"),
    Row(
      "sdk setTags:alias:callbackSelector:target: tags=a", seen: "setTags:alias:callbackSelector:target: 0"),
    Row("sdk filterValidTags a,b-c", seen: "filterValidTags: → a"),
    Row("app background", "app open", "wait", seen: "kJPFNetworkIsConnectingNotification"),
    Row("app background", seen: "kJPFNetworkDidCloseNotification"),
    Row("app background", "app open", "wait", seen: "kJPFNetworkDidSetupNotification"),
    Row("app remove", "app install", "wait", seen: "kJPFNetworkDidRegisterNotification"),
    Row("app background", "app open", "wait", seen: "kJPFNetworkDidLoginNotification"),
    Row("sdk setupWithOption short", "wait", seen: "kJPFNetworkFailedRegisterNotification 1008"),
    Row("message hello", seen: "kJPFNetworkDidReceiveMessageNotification"),
    Row(#"jpush fail "bad packet""#, seen: "kJPFServiceErrorNotification error=bad packet"),
    Row("sdk registrationIDCompletionHandler", seen: "registrationIDCompletionHandler:", "resCode 0 1"),
    Row("sdk registrationID", seen: "registrationID → \"1"), Row("sdk setBadge 5", seen: "setBadge:5 → YES"),
    Row("sdk setBadge 100000", seen: "setBadge:100000 → NO"), Row("sdk resetBadge", seen: "setBadge:0 → YES"),
    Row(
      "sdk addNotification Hi requestIdentifier=a timeInterval=5s", seen: "addNotification: a",
      #"addNotification: → "a""#),
    Row("sdk removeNotification", seen: "removeNotification: nil"),
    Row("sdk removeNotification identifiers=a delivered=on", seen: "removeNotification: [a] delivered:YES"),
    Row(
      "sdk addNotification Hi requestIdentifier=a timeInterval=5s", "sdk findNotification delivered=off",
      seen: "findNotification: → [a]"),
    Row(
      "sdk setLocalNotification Hi fireDate=100s badge=1 identifierKey=k",
      seen: "setLocalNotification:alertBody:badge:alertAction:identifierKey:userInfo:soundName: k"),
    Row(
      "sdk setLocalNotification Hi region=home category=ORDER",
      seen: "userInfo:soundName:region:regionTriggersOnce:category:"),
    Row(
      "phone os 9", "sdk setLocalNotification Hi fireDate=1s identifierKey=k", "wait",
      "sdk showLocalNotificationAtFront k",
      seen: #"showLocalNotificationAtFront:identifierKey: → UIAlertView "Hi""#),
    Row(
      "sdk setLocalNotification Hi fireDate=100s identifierKey=k",
      "sdk findLocalNotificationWithIdentifier k",
      seen: "findLocalNotificationWithIdentifier: → [local-1]"),
    Row("sdk deleteLocalNotification local-1", seen: "deleteLocalNotification: local-1"),
    Row(
      "sdk deleteLocalNotificationWithIdentifierKey k", seen: "deleteLocalNotificationWithIdentifierKey: k"),
    Row("sdk clearAllLocalNotifications", seen: "clearAllLocalNotifications"),
    Row("sdk setDebugMode", seen: "setDebugMode"), Row("sdk setLogOFF", seen: "setLogOFF"),
    Row("sdk startLogPageView PageOne", seen: "startLogPageView PageOne"),
    Row("sdk stopLogPageView PageOne", seen: "stopLogPageView PageOne"),
    Row("sdk beginLogPageView:duration: PageTwo 10", seen: "beginLogPageView:duration: PageTwo 10"),
    Row("sdk setLatitude:longitude: 100.0 100.0", seen: "setLatitude:longitude: 100.0 100.0"),
    Row("sdk setLocation 30.5 120.25", seen: "setLocation: 30.5 120.25"),
    Row("sdk crashLogON", seen: "crashLogON"),
    Row("sdk setMobileNumber +86-139", seen: "setMobileNumber +86-139", "setMobileNumber 0"),
    Row("sdk registerLbsGeofenceDelegate", seen: "registerLbsGeofenceDelegate:withLaunchOptions:"),
    Row(
      "jpush fence make shop", "jpush fence enter shop",
      seen: "jpushGeofenceIdentifer:didEnterRegion:error: shop"),
    Row("jpush fence leave shop", seen: "jpushGeofenceIdentifer:didExitRegion:error: shop 7001"),
    Row("sdk setGeofenecMaxCount 20", seen: "setGeofenecMaxCount: 20"),
    Row("sdk setGeofeneceMaxCount 5", seen: "setGeofenecMaxCount: 5"),
    Row("sdk removeGeofenceWithIdentifier shop", seen: "removeGeofenceWithIdentifier: shop"),
    Row("sdk setGeofenecePeriodForInside 900", seen: "setGeofenecePeriodForInside: 900"),
    Row("sdk jpushSetAppkey \(key)", seen: "jpushSetAppkey: \(key)"),
    Row(
      "sdk jpushSetAppkey \(key)", "sdk jpushReceiveNotificationRequest \(body)",
      seen: "jpushReceiveNotificationRequest:with: 18103083292408631",
      "jpushReceiveNotificationRequest:with: ^{}"),
    Row("sdk setLogOff", seen: "setLogOff"),
    Row(
      "sdk setupWithOption \(key) channel=Store apsForProduction=on",
      seen: "setupWithOption:appKey:channel:apsForProduction: \(key)"),
    Row(
      "sdk setupWithOption \(key) advertisingIdentifier=x", seen: "apsForProduction:advertisingIdentifier:"),
    Row(
      "sdk registerForRemoteNotificationConfig alert,badge,sound",
      seen: "registerForRemoteNotificationConfig:delegate: alert|badge|sound"),
    Row(
      "sdk registerForRemoteNotificationTypes alert,badge",
      seen: "registerForRemoteNotificationTypes:categories: alert|badge categories:nil"),
    Row("sdk registerDeviceToken aabb", seen: "registerDeviceToken: aabb"),
    Row("sdk handleRemoteNotification \(body)", seen: "handleRemoteNotification: 18103083292408631"),
    Row(
      "sdk requestNotificationAuthorization", seen: "requestNotificationAuthorization: → 2 authorized"),
    Row("sdk openSettingsForNotification", seen: "openSettingsForNotification:"),
    Row("sdk setPushEnable off", seen: "setPushEnable:NO", "setPushEnable:completion: 0"),
    Row("sdk setHeartBeatTimeInterval 60", seen: "setHeartBeatTimeInterval 60"),
  ]

  // MARK: Getui: docs.getui.com, iOS SDK API, by the number of its section

  static let getui: [Row] = [
    Row(
      "sdk destroy", "sdk startSdkWithAppId app", "wait",
      seen: "startSdkWithAppId:appKey:appSecret:delegate:launchingOptions: app"),
    Row("app remove", "app install", "wait", seen: "GeTuiSdkDidRegisterClient: "),
    Row("sdk registerRemoteNotification alert,badge", seen: "registerRemoteNotification: alert|badge"),
    Row("sdk destroy", seen: "GeTuiSDkDidNotifySdkState: SdkStatusStoped"),
    Row(
      "push json:'{\"aps\":{\"alert\":\"A\"}}'",
      seen: "GeTuiSdkNotificationCenter:willPresentNotification:completionHandler:"),
    Row(
      "push json:'{\"aps\":{\"alert\":\"A\"}}'", "tap #1",
      seen: "GeTuiSdkDidReceiveNotification:notificationCenter:response:fetchCompletionHandler:"),
    Row(
      "getui push hello",
      seen: "GeTuiSdkDidReceiveSlience:fromGetui:offLine:appId:taskId:msgId:fetchCompletionHandler:"),
    Row("getui code receives payload-data", "getui push hello", seen: "GeTuiSdkDidReceivePayloadData:"),
    Row("getui prompt granted", seen: "GetuiSdkGrantAuthorization:error: granted=YES"),
    Row("getui settings", seen: "GeTuiSdkNotificationCenter:openSettingsForNotification:"),
    Row(
      "sdk sendFeedbackMessage 90001 andTaskId=a andMsgId=b",
      seen: "sendFeedbackMessage:andTaskId:andMsgId: 90001 taskId=a msgId=b", "→ YES"),
    Row(
      "sdk handleApplinkFeedback https://link.gl.ink/getui?n=hi&p=1", seen: "handleApplinkFeedback:",
      #"→ "hi""#),
    Row(
      "sdk setPushModeForOff on", seen: "setPushModeForOff: YES",
      "GeTuiSdkDidSetPushMode:error: isModeOff=YES"),
    Row("sdk setTags a,b", seen: "setTags: a,b", "GeTuiSdkDidSetTagsAction:result:error:"),
    Row("sdk getui.setTags a sequenceNum=7", seen: "setTags:andSequenceNum: a sn=7", "sn=7 result=YES"),
    Row("sdk queryTag 8", seen: "queryTag: sn=8", "GetuiSdkDidQueryTag:sequenceNum:error: sn=8"),
    Row(
      "sdk bindAlias u sequenceNum=1", seen: "bindAlias:andSequenceNum: u sn=1",
      "GeTuiSdkDidAliasAction:result:sequenceNum:error: bindAlias sn=1 result=YES"),
    Row(
      "sdk unbindAlias u sequenceNum=2 isSelf=off",
      seen: "unbindAlias:andSequenceNum:andIsSelf: u sn=2 isSelf=NO",
      "unbindAlias sn=2 result=NO code=30002"),
    Row("sdk setBadge 5", seen: "setBadge: 5"), Row("sdk resetBadge", seen: "resetBadge"),
    Row("sdk clearAllNotificationForNotificationBar", seen: "clearAllNotificationForNotificationBar"),
    Row("sdk clientId", seen: "clientId", "→ \""), Row("sdk status", seen: "status", "→ SdkStatusStarted"),
    Row("sdk version", seen: "version", #"→ "3.1.0.0""#),
    Row("sdk setChannelId store", seen: "setChannelId: store"),
    Row("sdk registerVoipTokenCredentials aabb", seen: "registerVoipTokenCredentials: aabb", "→ YES"),
    Row("sdk registerVoipToken aabb", seen: "registerVoipTokenCredentials: aabb"),
    Row("sdk handleVoipNotification json:'{}'", seen: "handleVoipNotification: 2 B"),
    Row("sdk runBackgroundEnable on", seen: "runBackgroundEnable: YES"),
    Row(
      "sdk lbsLocationEnable on andUserVerify=on",
      seen: "lbsLocationEnable:andUserVerify: YES andUserVerify=YES"),
    Row("sdk sendMessage json:'{}'", seen: "sendMessage:taskId:error: 2 B", "GeTuiSdkDidSendMessage:result:"),
    Row("sdk setApplicationGroupIdentifier group.a", seen: "setApplicationGroupIdentifier: group.a"),
    Row(
      #"sdk handelNotificationServiceRequest json:'{"aps":{}}'"#, "wait",
      seen: "handelNotificationServiceRequest:withAttachmentsComplete:"),
    Row(
      #"sdk handelNotificationServiceRequest json:'{"aps":{}}' with=complete"#, "wait",
      seen: "handelNotificationServiceRequest:withComplete:", "withComplete: error=nil"),
    Row("sdk destory", seen: "destory"),
    Row(#"getui fail "no network""#, seen: "GeTuiSdkDidOccurError: no network"),
    Row(
      "sdk registerLiveActivity ride activityToken=aa sequenceNum=1",
      seen: "registerLiveActivity:activityToken:sequenceNum: ride sn=1",
      "GeTuiSdkDidRegisterLiveActivity:result:error: sn=1 result=YES"),
    Row(
      "sdk registerLiveActivity Ride pushToStartToken=aa sequenceNum=1",
      seen: "registerLiveActivity:pushToStartToken:sequenceNum: Ride sn=1",
      "GeTuiSdkDidRegisterPushToStartToken:result:error: sn=1 result=YES"),
    Row("getui popup show info.id=1", seen: "GeTuiSdkPopupDidShow: id=1"),
    Row("getui popup click info.id=1", seen: "GeTuiSdkPopupDidClick: id=1"),
    Row(
      "phone os 18", "app background", "app open", "sdk registerControlsTokens sequenceNum=1 tokens.light=aa",
      seen: "registerControlsTokens:sequenceNum: light sn=1",
      "GeTuiSdkDidRegisterControlsTokens:result:error: sn=1 result=YES"),
    Row("sdk handleSceneWillConnectWithOptions", seen: "handleSceneWillConnectWithOptions:"),
    Row("sdk setIDFA x", seen: "setIDFA: x"),
    Row("sdk handleRemoteNotification json:'{}'", seen: "handleRemoteNotification: 2 B"),
    Row("sdk resume", seen: "resume"), Row("sdk registerDeviceToken aabb", seen: "registerDeviceToken: aabb"),
    Row("sdk registerDeviceTokenData aabb", seen: "registerDeviceToken: aabb"),
  ]

  @Test(arguments: jpush) func ofJPush(_ row: Row) throws { try Self.check(row, "jpush") }

  @Test(arguments: getui) func ofGetui(_ row: Row) throws { try Self.check(row, "getui") }

  private static func check(_ row: Row, _ sdk: String) throws {
    var run = WorldRun()
    try run.play("app sdk \(sdk)")
    run.wait(seconds: 2)
    run.forget()
    for line in row.lines {
      if line == "wait" { run.wait(seconds: 3) } else { try run.play(line) }
    }
    run.wait(seconds: 1)
    let texts = run.trace.entries.map { $0.event.phrase.text(in: .english) }
    for wanted in row.seen {
      #expect(texts.contains { $0.contains(wanted) }, "\(wanted) in \(texts)")
    }
    for line in row.lines where line != "wait" {
      let command = try WorldText.parse(line, on: PhoneNumber(1))
      #expect(try WorldText.parse(WorldText.print(command), on: PhoneNumber(1)) == command)
    }
  }
}
