private let scenes =
  "developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
private let session =
  "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)"
private let connection =
  "developer.apple.com/documentation/uikit/uiscene/connectionoptions/notificationresponse"
private let options =
  "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/remotenotification"

/// Apps with scenes, what a launch hands over, the lock, and restarting.
let iosSceneRules: [Rule] = [
  Rule(
    "ios.scene.set", .documented, source: scenes,
    en:
      "With a scene delegate the app's own willEnterForeground, didBecomeActive, willResignActive and didEnterBackground are not called; the scene's are.",
    zh:
      "使用场景代理后，应用代理的 willEnterForeground、didBecomeActive、willResignActive、didEnterBackground 不再被调用，改为调用场景代理的方法。"
  ),
  Rule(
    "ios.scene.version", .documented, source: scenes,
    en: "Scenes exist from iOS 13 on; this phone runs the app without them.",
    zh: "场景从 iOS 13 开始支持；此手机上应用不使用场景。"),
  Rule(
    "ios.scene.enter", .documented, source: scenes,
    en: "The scene comes to the front: sceneWillEnterForeground, then sceneDidBecomeActive.",
    zh: "场景回到前台：先 sceneWillEnterForeground，后 sceneDidBecomeActive。"),
  Rule(
    "ios.scene.uncover", .documented, source: scenes,
    en: "Nothing covers the scene any more: sceneDidBecomeActive.", zh: "场景不再被遮挡：sceneDidBecomeActive。"),
  Rule(
    "ios.scene.cover", .documented, source: scenes,
    en: "Something covers the scene: sceneWillResignActive.", zh: "场景被遮挡：sceneWillResignActive。"),
  Rule(
    "ios.scene.leave", .documented, source: scenes,
    en: "Leaving the app calls sceneWillResignActive, then sceneDidEnterBackground.",
    zh: "离开应用依次调用 sceneWillResignActive、sceneDidEnterBackground。"),
  Rule(
    "ios.scene.session", .documented, source: session,
    en:
      "The scene session is new, so the app is asked for its configuration. A session outlives the process; swiping the app away ends it.",
    zh: "场景会话是新的，因此会询问应用其配置。会话在进程结束后仍保留；划掉应用会结束会话。"),
  Rule(
    "ios.scene.connect", .documented, source: scenes,
    en: "The scene is connected; its connection options are empty.", zh: "场景建立连接；connectionOptions 为空。"),
  Rule(
    "ios.scene.response", .documented, source: connection,
    en:
      "The connection options hold the response: a second view of the one that didReceive gets, not a second tap.",
    zh: "connectionOptions 带有该响应：与 didReceive 得到的是同一个响应，不是第二次点按。"),
  Rule(
    "ios.scene.response.launch", .assumed, source: "github.com/onmyway133/blog/issues/884",
    switchName: "scene-launch-without-response",
    en:
      "A launch by a tap hands the response over twice: in the connection options, then to didReceive. One measurement found only the second.",
    zh: "点按启动时响应会出现两次：先在 connectionOptions 中，再交给 didReceive。有一次实测只见到后者。"),
  Rule(
    "ios.scene.discard", .documented, source: scenes,
    en: "iOS disconnects the scene of an app in the background to have its memory; the process lives on.",
    zh: "iOS 断开后台应用的场景以回收内存；进程仍然存活。"),
  Rule(
    "ios.scene.none", .documented, source: scenes,
    en: "No scene of the app is connected in the background, so there is none to discard.",
    zh: "后台没有已连接的场景，因此没有可回收的场景。"),
  Rule(
    "ios.tap.scene", .assumed, source: "", switchName: "response-after-active",
    en:
      "The tap brings the scene to the front: sceneWillEnterForeground, didReceive with targetScene, sceneDidBecomeActive.",
    zh: "点按使场景回到前台：sceneWillEnterForeground、带 targetScene 的 didReceive、sceneDidBecomeActive。"),
  Rule(
    "ios.tap.scene.discarded", .assumed, source: connection, switchName: "response-after-active",
    en: "The scene was discarded: it is connected anew with the response, then didReceive gets it as well.",
    zh: "场景已被回收：重新连接时带有该响应，随后 didReceive 也会收到。"),
  Rule(
    "ios.tap.scene.launch", .reported, source: "github.com/defold/extension-push/issues/58",
    en:
      "The tap launches the app, and didReceive gets the response that the connection options held already.",
    zh: "点按启动应用，didReceive 收到 connectionOptions 中已有的那个响应。"),

  Rule(
    "ios.launch.options", .documented, source: options,
    en: "launchOptions hold the notification: a second view of what caused the launch, not a second one.",
    zh: "launchOptions 带有该通知：是启动原因的另一种呈现，不是另一条通知。"),
  Rule(
    "ios.launch.scene", .reported, source: "github.com/CleverTap/clevertap-cordova/pull/325",
    en: "With scenes launchOptions do not hold the notification; the connection options do.",
    zh: "使用场景时 launchOptions 不带通知；通知在 connectionOptions 中。"),
  Rule(
    "ios.launch.background.scene", .assumed, source: "", switchName: "background-launch-connects",
    en:
      "A launch in the background connects no scene and has no launchOptions; both follow once the person opens the app.",
    zh: "后台启动不连接场景，也没有 launchOptions；用户打开应用时才连接场景。"),

  Rule(
    "ios.lock", .documented, source: scenes,
    en: "Locking the phone sends an app in front to the background.", zh: "锁定手机会使前台应用进入后台。"),
  Rule(
    "ios.lock.banner", .assumed, source: "",
    en: "The banner goes with the screen.", zh: "屏幕关闭，横幅随之消失。"),
  Rule(
    "ios.lock.same", .documented, source: scenes,
    en: "The phone is that way already.", zh: "手机已处于该状态。"),
  Rule(
    "ios.unlock", .documented, source: scenes,
    en: "Unlocking brings the app back that was in front.", zh: "解锁后，之前在前台的应用回到前台。"),
  Rule(
    "ios.unlock.history", .assumed, source: "",
    en: "What lay on the lock screen becomes Notification Center's history; the app is not told.",
    zh: "锁屏上的通知移入通知中心的历史；应用不会被告知。"),
  Rule(
    "ios.restart", .documented,
    source:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)",
    en: "After a restart no app runs and the phone is locked. The badge stays.",
    zh: "重启后没有应用在运行，手机处于锁定状态。角标保留。"),
  Rule(
    "ios.restart.lifts", .documented,
    source:
      "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)",
    en: "A restart lifts the force-quit: silent pushes start the app again.", zh: "重启会解除划掉的影响：静默推送可以再次启动应用。"),
]
