/// What lint says about push types, Live Activities and transparent messages.
let payloadTypeWords: [WordEntry] = [
  // Against the push type.
  WordEntry("lint.background-visible", en: "A background push holds {0}.", zh: "后台推送含有 {0}。"),
  WordEntry(
    "lint.background-visible.effect",
    en: "Apple asks for content-available alone; Belfry lets the payload decide.",
    zh: "Apple 要求只含 content-available；Belfry 以内容为准。"),
  WordEntry(
    "lint.background-visible.fix",
    en: "Leave {0} out, or send it with push type alert.",
    zh: "请去掉 {0}，或以 alert 类型发送。"),
  WordEntry(
    "lint.background-without-flag",
    en: "A background push needs \"content-available\": 1.",
    zh: "后台推送需要 \"content-available\": 1。"),
  WordEntry("lint.background-without-flag.effect", en: "Nothing wakes the app.", zh: "应用不会被唤醒。"),
  WordEntry(
    "lint.background-without-flag.fix",
    en: "Add \"content-available\": 1 to aps.",
    zh: "请在 aps 中加入 \"content-available\": 1。"),
  WordEntry(
    "lint.silent-not-background",
    en: "The push is silent, but its type is not background.",
    zh: "这是静默推送，但类型不是 background。"),
  WordEntry(
    "lint.silent-not-background.effect",
    en: "APNs may refuse, delay or drop what does not match its push type.",
    zh: "与类型不符的推送可能被 APNs 拒绝、延迟或丢弃。"),
  WordEntry(
    "lint.silent-not-background.fix",
    en: "Send it with apns-push-type background and apns-priority 5.",
    zh: "请以 apns-push-type background、apns-priority 5 发送。"),
  WordEntry("lint.activity-key", en: "{0} is for Live Activities.", zh: "{0} 用于实时活动。"),
  WordEntry("lint.activity-key.effect", en: "Other push types make no use of it.", zh: "其他推送类型不使用它。"),
  WordEntry(
    "lint.activity-key.fix",
    en: "Send it with apns-push-type liveactivity, or leave it out.",
    zh: "请以 apns-push-type liveactivity 发送，或去掉它。"),
  WordEntry("lint.voip-shows", en: "A VoIP push holds {0}.", zh: "VoIP 推送含有 {0}。"),
  WordEntry(
    "lint.voip-shows.effect",
    en: "PushKit hands it to the app; the system shows and plays nothing.",
    zh: "PushKit 会把它交给应用；系统不显示也不播放。"),
  WordEntry("lint.voip-shows.fix", en: "Leave it out; CallKit shows the call.", zh: "请去掉；来电由 CallKit 显示。"),
  WordEntry(
    "lint.widgets-without-flag",
    en: "A widgets push needs \"content-changed\": true.",
    zh: "小组件推送需要 \"content-changed\": true。"),
  WordEntry("lint.widgets-without-flag.effect", en: "No widget reloads.", zh: "小组件不会刷新。"),
  WordEntry(
    "lint.widgets-without-flag.fix",
    en: "Add \"content-changed\": true to aps.",
    zh: "请在 aps 中加入 \"content-changed\": true。"),
  WordEntry(
    "lint.content-changed",
    en: "content-changed is for widgets pushes.",
    zh: "content-changed 用于小组件推送。"),
  WordEntry("lint.content-changed.effect", en: "Other push types make no use of it.", zh: "其他推送类型不使用它。"),
  WordEntry(
    "lint.content-changed.fix",
    en: "Send it with apns-push-type widgets, or leave it out.",
    zh: "请以 apns-push-type widgets 发送，或去掉它。"),
  // Live Activities.
  WordEntry(
    "lint.activity-timestamp",
    en: "timestamp is missing or not a number.",
    zh: "缺少 timestamp，或它不是数字。"),
  WordEntry(
    "lint.activity-timestamp.effect",
    en: "Apple requires it to tell which update is newest.",
    zh: "Apple 要求提供它来判断哪次更新最新。"),
  WordEntry("lint.activity-timestamp.fix", en: "Add the time in seconds since 1970.", zh: "请加上自 1970 年起的秒数。"),
  WordEntry("lint.activity-event", en: "event is missing or unknown.", zh: "缺少 event，或值无效。"),
  WordEntry(
    "lint.activity-event.effect",
    en: "The phone cannot tell what to do with the activity.",
    zh: "手机无法判断如何处理该活动。"),
  WordEntry("lint.activity-event.fix", en: "Write start, update or end.", zh: "请写 start、update 或 end。"),
  WordEntry(
    "lint.activity-content-state",
    en: "content-state is missing or not an object.",
    zh: "缺少 content-state，或它不是对象。"),
  WordEntry(
    "lint.activity-content-state.effect",
    en: "The update fails silently; APNs still answers 200.",
    zh: "更新会静默失败；APNs 仍返回 200。"),
  WordEntry(
    "lint.activity-content-state.fix",
    en: "Add an object that decodes into the app's ContentState.",
    zh: "请加上能解码为应用 ContentState 的对象。"),
  WordEntry("lint.activity-start", en: "A start needs {0}.", zh: "start 需要 {0}。"),
  WordEntry("lint.activity-start.effect", en: "The activity does not start.", zh: "活动不会开始。"),
  WordEntry("lint.activity-start.fix", en: "Add {0} to aps.", zh: "请在 aps 中加入 {0}。"),
  WordEntry("lint.activity-milliseconds", en: "{0} looks like milliseconds.", zh: "{0} 看起来是毫秒。"),
  WordEntry(
    "lint.activity-milliseconds.effect",
    en: "It is read in seconds: a time thousands of years ahead.",
    zh: "会按秒读取：时间落在几千年之后。"),
  WordEntry("lint.activity-milliseconds.fix", en: "Divide it by 1000.", zh: "请除以 1000。"),
  // Transparent messages.
  WordEntry("lint.message-extras", en: "extras is {0}, not an object.", zh: "extras 是{0}，不是对象。"),
  WordEntry("lint.message-extras.effect", en: "The app finds no extras.", zh: "应用读不到附加字段。"),
  WordEntry("lint.message-extras.fix", en: "Write \"extras\": { … }.", zh: "请写成 \"extras\": { … }。"),
  WordEntry(
    "lint.message-id",
    en: "_gmid_ is {0}, not taskId:msgId:clientId.",
    zh: "_gmid_ 是 {0}，不是 taskId:msgId:clientId。"),
  WordEntry("lint.message-id.effect", en: "Receipts cannot be sent for it.", zh: "无法为它发送回执。"),
  WordEntry("lint.message-id.fix", en: "Copy the value as Getui delivers it.", zh: "请原样使用个推下发的值。"),
]
