/// What lint says about a payload as a whole and about the keys of `aps`.
let payloadLintWords: [WordEntry] = [
  // What a value is, as other sentences name it.
  WordEntry("json.kind.object", en: "an object", zh: "对象"),
  WordEntry("json.kind.array", en: "an array", zh: "数组"),
  WordEntry("json.kind.string", en: "a string", zh: "字符串"),
  WordEntry("json.kind.number", en: "a number", zh: "数字"),
  WordEntry("json.kind.boolean", en: "true or false", zh: "布尔值"),
  WordEntry("json.kind.null", en: "null", zh: "null"),
  // The file.
  WordEntry("lint.not-json.effect", en: "APNs takes JSON only and refuses it.", zh: "APNs 只接受 JSON，会拒绝它。"),
  WordEntry(
    "lint.too-deep.effect",
    en: "The bound is Belfry's: it cannot judge this, and its own APNs refuses it. Apple publishes no bound.",
    zh: "这是 Belfry 的上限：它无法判断此内容，其模拟的 APNs 会拒绝。Apple 未公布上限。"),
  WordEntry("lint.not-object", en: "This is JSON, but not an object.", zh: "这是 JSON，但不是对象。"),
  WordEntry(
    "lint.not-object.effect",
    en: "APNs takes an object only and refuses it.",
    zh: "APNs 只接受对象，会拒绝它。"),
  WordEntry(
    "lint.not-object.fix",
    en: "Send an object with aps in it: {\"aps\":{\"alert\":\"Hello\"}}.",
    zh: "请发送包含 aps 的对象：{\"aps\":{\"alert\":\"Hello\"}}。"),
  WordEntry(
    "lint.wrapper.effect",
    en: "Sent to APNs as it is, it would show nothing.",
    zh: "原样发给 APNs 不会显示任何内容。"),
  WordEntry(
    "lint.provider-request.effect",
    en: "The service makes the payload from it; the phone never sees this text.",
    zh: "推送服务会据此生成推送内容；手机不会看到这段文本。"),
  WordEntry(
    "lint.too-large",
    en: "{0} bytes; the limit for push type {3} is {1}.",
    zh: "{0} 字节；推送类型 {3} 的上限是 {1}。"),
  WordEntry(
    "lint.too-large.effect",
    en: "APNs refuses it: 413 PayloadTooLarge.",
    zh: "APNs 会拒绝：413 PayloadTooLarge。"),
  WordEntry(
    "lint.too-large.fix",
    en: "Shorten the text or the extras; without white space it has {2} bytes.",
    zh: "请缩短文本或附加字段；去掉空白后为 {2} 字节。"),
  WordEntry("lint.close-to-limit", en: "{0} of {1} bytes are used.", zh: "已使用 {1} 字节中的 {0} 字节。"),
  WordEntry(
    "lint.close-to-limit.effect",
    en: "APNs takes it; {2} {2:byte is|bytes are} left.",
    zh: "APNs 会接受；还剩 {2} 字节。"),
  WordEntry(
    "lint.close-to-limit.fix",
    en: "Leave room for keys that a service may add.",
    zh: "请为推送服务可能添加的键留出空间。"),
  WordEntry(
    "lint.duplicate-key",
    en: "The key {0} stands {1} times in one object.",
    zh: "同一对象中键 {0} 出现了 {1} 次。"),
  WordEntry(
    "lint.duplicate-key.effect",
    en: "Belfry uses the last value, {2}; RFC 8259 leaves it open, and older Apple parsers kept the first.",
    zh: "Belfry 采用最后一个值 {2}；RFC 8259 未作规定，较早的 Apple 解析器保留第一个。"),
  WordEntry("lint.duplicate-key.fix", en: "Keep one of them.", zh: "请只保留一个。"),
  WordEntry("lint.null-in-aps", en: "A value in aps is null.", zh: "aps 中有值为 null。"),
  WordEntry("lint.null-in-aps.effect", en: "It counts as if the key were absent.", zh: "视同没有这个键。"),
  WordEntry("lint.null-in-aps.fix", en: "Leave the key out.", zh: "请去掉这个键。"),
  WordEntry("lint.null-in-extras", en: "A value of the app is null.", zh: "应用数据中有值为 null。"),
  WordEntry(
    "lint.null-in-extras.effect",
    en: "Reported: APNs answered 200 and the push never arrived. Belfry delivers it, as null.",
    zh: "有报告称：APNs 返回 200，但推送从未到达。Belfry 会以 null 送达。"),
  WordEntry(
    "lint.null-in-extras.fix",
    en: "Leave the key out, or send \"\" or 0.",
    zh: "请去掉这个键，或发送 \"\" 或 0。"),
  WordEntry("lint.long-number", en: "{0} has more digits than a Double holds.", zh: "{0} 的位数超出 Double 的精度。"),
  WordEntry(
    "lint.long-number.effect",
    en: "Code that reads it as a Double, as JavaScript does, gets another number.",
    zh: "按 Double 读取的代码（如 JavaScript）会得到不同的数。"),
  WordEntry("lint.long-number.fix", en: "Send long ids as text.", zh: "较长的 id 请以文本发送。"),
  WordEntry("lint.control-text", en: "The text holds the control character {0}.", zh: "文本含有控制字符 {0}。"),
  WordEntry(
    "lint.control-text.effect",
    en: "Belfry shows a sign in its place; what iOS draws is not documented.",
    zh: "Belfry 以可见符号代替；iOS 如何显示没有文档说明。"),
  WordEntry("lint.control-text.fix", en: "Take it out, unless it is meant.", zh: "若非有意，请删除。"),
  WordEntry(
    "lint.simulator-target",
    en: "Simulator Target Bundle names the app for the simulator.",
    zh: "Simulator Target Bundle 指定模拟器中的应用。"),
  WordEntry(
    "lint.simulator-target.effect",
    en: "The simulator reads it; sent to APNs it would be data of the app.",
    zh: "模拟器会读取它；发给 APNs 时它会成为应用数据。"),
  WordEntry(
    "lint.simulator-target.fix",
    en: "Take it out before a backend sends this payload.",
    zh: "后端发送前请删除。"),
  WordEntry(
    "lint.simulator-target-type",
    en: "Simulator Target Bundle is {0}, not a string.",
    zh: "Simulator Target Bundle 是{0}，不是字符串。"),
  WordEntry(
    "lint.simulator-target-type.effect",
    en: "The simulator cannot tell which app is meant.",
    zh: "模拟器无法确定目标应用。"),
  WordEntry("lint.simulator-target-type.fix", en: "Write the bundle id as text.", zh: "请以文本写出 bundle id。"),
  // The aps object.
  WordEntry("lint.aps-missing", en: "There is no aps.", zh: "缺少 aps。"),
  WordEntry(
    "lint.aps-missing.effect",
    en: "The phone shows nothing and does not wake the app.",
    zh: "手机不显示任何内容，也不唤醒应用。"),
  WordEntry("lint.aps-missing.fix", en: "Put what the phone shall show into aps.", zh: "请把要显示的内容放进 aps。"),
  WordEntry("lint.aps-type", en: "aps is {0}, not an object.", zh: "aps 是{0}，不是对象。"),
  WordEntry(
    "lint.aps-type.effect",
    en: "The phone shows nothing and does not wake the app.",
    zh: "手机不显示任何内容，也不唤醒应用。"),
  WordEntry("lint.aps-type.fix", en: "Write \"aps\": { … }.", zh: "请写成 \"aps\": { … }。"),
  WordEntry(
    "lint.does-nothing",
    en: "aps holds no alert, badge, sound or content-available.",
    zh: "aps 中没有 alert、badge、sound 或 content-available。"),
  WordEntry(
    "lint.does-nothing.effect",
    en: "APNs answers 200; nothing is shown, and the app hears of it only while it is in front.",
    zh: "APNs 返回 200；不显示任何内容，只有应用在前台时才会收到回调。"),
  WordEntry(
    "lint.does-nothing.fix",
    en: "Add an alert, or \"content-available\": 1 to wake the app.",
    zh: "请加上 alert，或用 \"content-available\": 1 唤醒应用。"),
  WordEntry("lint.unknown-key", en: "Apple lists no key {0} in aps.", zh: "Apple 未在 aps 中定义键 {0}。"),
  WordEntry(
    "lint.unknown-key.effect",
    en: "iOS makes no use of it; the app may find it in userInfo[\"aps\"].",
    zh: "iOS 不使用它；应用可能在 userInfo[\"aps\"] 中读到。"),
  WordEntry("lint.unknown-key.fix", en: "Put your own keys beside aps.", zh: "请把自定义键放在 aps 旁边。"),
  WordEntry("lint.misspelt-key", en: "{0} is not a key of aps; {1} is.", zh: "{0} 不是 aps 的键；{1} 才是。"),
  WordEntry("lint.misspelt-key.effect", en: "The phone does not know it and ignores it.", zh: "手机不认识它，会忽略。"),
  WordEntry("lint.misspelt-key.fix", en: "Write {1}.", zh: "请写成 {1}。"),
  WordEntry("lint.misplaced-key", en: "{0} stands beside aps.", zh: "{0} 写在了 aps 外面。"),
  WordEntry(
    "lint.misplaced-key.effect",
    en: "There it is data of the app and does nothing else.",
    zh: "在那里它只是应用数据，没有其他作用。"),
  WordEntry("lint.misplaced-key.fix", en: "Put it into aps as {1}.", zh: "请写成 {1} 并放进 aps。"),
  WordEntry("lint.prefixed-flag", en: "{0} is no flag of APNs.", zh: "{0} 不是 APNs 的标志。"),
  WordEntry(
    "lint.prefixed-flag.effect",
    en: "It is data of the app; {1} stays off.",
    zh: "它只是应用数据；{1} 不会生效。"),
  WordEntry(
    "lint.prefixed-flag.fix",
    en: "Put {1} into aps with the number 1.",
    zh: "请在 aps 中加入 {1}，值为数字 1。"),
  WordEntry("lint.wrong-type", en: "{0} is {2}; it should be {1}.", zh: "{0} 是{2}，应为{1}。"),
  WordEntry(
    "lint.wrong-type.effect",
    en: "The phone ignores this key; the rest of the push counts.",
    zh: "手机忽略这个键；推送的其余部分照常生效。"),
  WordEntry("lint.wrong-type.fix", en: "Write {0} as {1}.", zh: "请把 {0} 写成{1}。"),
]
