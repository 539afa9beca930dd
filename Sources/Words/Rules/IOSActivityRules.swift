private let pushing =
  "developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"
private let displaying =
  "developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities"

/// Live Activities.
let iosActivityRules: [Rule] = [
  Rule(
    "ios.activity.setup", .documented, source: displaying,
    en: "Which Live Activities there are, and what their content state holds, is the app's own code.",
    zh: "有哪些实时活动、内容状态包含什么，由应用自己的代码决定。"),
  Rule(
    "ios.activity.start", .documented, source: pushing,
    en: "The push starts a Live Activity in every state of the app.", zh: "无论应用处于何种状态，推送都会启动实时活动。"),
  Rule(
    "ios.activity.start.version", .documented, source: pushing,
    en: "Starting a Live Activity by push came with iOS 17.2.", zh: "通过推送启动实时活动自 iOS 17.2 起支持。"),
  Rule(
    "ios.activity.off", .assumed, source: "",
    en: "Live Activities are switched off for the app. The permission to notify does not matter.",
    zh: "该应用的实时活动已关闭。与通知权限无关。"),
  Rule(
    "ios.activity.timestamp", .documented, source: pushing,
    en: "timestamp is required, in seconds; without it nothing changes.", zh: "timestamp 必填（秒）；缺少时没有任何变化。"),
  Rule(
    "ios.activity.older", .assumed, source: pushing,
    en: "A push with a newer timestamp was applied already, so this one is ignored.",
    zh: "已采用 timestamp 更新的推送，因此忽略这一条。"),
  Rule(
    "ios.activity.event", .documented, source: pushing,
    en: "event must be start, update or end.", zh: "event 必须是 start、update 或 end。"),
  Rule(
    "ios.activity.attributes", .documented, source: pushing,
    en: "start needs attributes-type and attributes.", zh: "start 需要 attributes-type 和 attributes。"),
  Rule(
    "ios.activity.alert.missing", .documented, source: pushing,
    en: "start needs an alert with a title or a body.", zh: "start 需要带标题或正文的 alert。"),
  Rule(
    "ios.activity.type", .documented, source: pushing,
    en: "The app has no such attributes type, so nothing starts, and nobody is told.",
    zh: "应用没有该 attributes-type，不会启动，也没有任何提示。"),
  Rule(
    "ios.activity.channel", .documented, source: pushing,
    en: "input-push-channel came with iOS 18; an older iOS does not start the activity.",
    zh: "input-push-channel 自 iOS 18 起支持；更旧的系统不会启动该活动。"),
  Rule(
    "ios.activity.decode", .documented, source: pushing,
    en:
      "content-state does not decode into the app's ContentState, so the push fails silently although APNs said 200.",
    zh: "content-state 无法解码为应用的 ContentState，推送静默失败，而 APNs 已返回 200。"),
  Rule(
    "ios.activity.none", .documented, source: pushing,
    en: "There is no Live Activity that this is about.", zh: "没有对应的实时活动。"),
  Rule(
    "ios.activity.over", .documented, source: pushing,
    en: "The Live Activity has ended, so the push is ignored.", zh: "实时活动已结束，推送被忽略。"),
  Rule(
    "ios.activity.budget", .assumed, source: pushing, switchName: "activity-unlimited",
    en:
      "Pushes of priority 10 count against a budget per hour, and it is used up. Apple gives no number: 20, or 80 with frequent updates, are assumed.",
    zh: "优先级 10 的推送计入每小时预算，现已用完。Apple 未公布数值：假定为 20，支持频繁更新时为 80。"),
  Rule(
    "ios.activity.update", .documented, source: pushing,
    en: "The system renders the new content through the widget extension; no app callback.",
    zh: "系统通过小组件扩展渲染新内容；没有应用回调。"),
  Rule(
    "ios.activity.alert", .documented, source: pushing,
    en: "The alert lights the screen. That it reaches neither willPresent nor the list is assumed.",
    zh: "提醒会点亮屏幕。它不会进入 willPresent 或通知列表，这一点是假定。"),
  Rule(
    "ios.activity.sound", .documented, source: pushing,
    en: "The sound lies inside alert here.", zh: "此处声音位于 alert 之内。"),
  Rule(
    "ios.activity.wake", .documented, source: pushing,
    en: "A start by push lets the app run in the background, so that it can send its update token.",
    zh: "推送启动活动时，应用会在后台运行，以便上传更新令牌。"),
  Rule(
    "ios.activity.token", .documented, source: pushing,
    en: "Each activity has a token of its own, which the app reads from pushTokenUpdates once it runs.",
    zh: "每个活动都有自己的令牌，应用运行后从 pushTokenUpdates 读取。"),
  Rule(
    "ios.activity.swiped", .assumed, source: "",
    en: "The app was swiped away, so the activity starts and the app is not woken.",
    zh: "应用已被划掉：活动会启动，但应用不会被唤醒。"),
  Rule(
    "ios.activity.done", .assumed, source: "",
    en: "The app has had its time, so iOS suspends it again.", zh: "应用用完了时间，iOS 再次挂起它。"),
  Rule(
    "ios.activity.end", .documented, source: pushing,
    en: "The activity ends. Without dismissal-date it stays on the lock screen for up to 4 hours.",
    zh: "活动结束。没有 dismissal-date 时在锁定屏幕上最多保留 4 小时。"),
  Rule(
    "ios.activity.end.date", .documented, source: pushing,
    en:
      "The activity ends and leaves the lock screen at dismissal-date: at once if that has passed, after 4 hours at most.",
    zh: "活动结束，并在 dismissal-date 离开锁定屏幕：已过则立即离开，最多 4 小时。"),
  Rule(
    "ios.activity.stale", .documented, source: pushing,
    en: "stale-date has passed: the activity's state becomes stale.", zh: "已过 stale-date：活动状态变为 stale。"),
  Rule(
    "ios.activity.dismissal", .documented, source: pushing,
    en: "Its time on the lock screen is over.", zh: "在锁定屏幕上的时间已到。"),
  Rule(
    "ios.activity.limit", .documented, source: displaying,
    en: "A Live Activity runs for 8 hours at most, then iOS ends it; it may stay for 4 hours more.",
    zh: "实时活动最多运行 8 小时，之后由系统结束；可再保留 4 小时。"),
  Rule(
    "ios.activity.request", .documented, source: displaying,
    en: "The app starts a Live Activity itself.", zh: "应用自行启动实时活动。"),
  Rule(
    "ios.activity.request.front", .documented, source: displaying,
    en: "The app can start a Live Activity itself only while it is in front.", zh: "应用只有在前台才能自行启动实时活动。"),
  Rule(
    "ios.activity.swipe", .documented, source: displaying,
    en: "The person takes it off the lock screen.", zh: "用户将其从锁定屏幕移除。"),
]
