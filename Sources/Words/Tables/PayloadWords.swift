/// What Belfry says about texts that are no payloads, and how to get at the payload.
let payloadWords: [WordEntry] = [
  // Not a payload.
  WordEntry("payload.not-object", en: "This is JSON, but not an object.", zh: "这是 JSON，但不是对象。"),
  WordEntry(
    "payload.not-object.hint",
    en: "Send an object with aps in it: {\"aps\":{\"alert\":\"Hello\"}}.",
    zh: "请发送包含 aps 的对象：{\"aps\":{\"alert\":\"Hello\"}}。"),
  WordEntry(
    "wrapper.inner.hint",
    en: "The payload is at {0}: send that part alone.",
    zh: "推送内容位于 {0}：请只发送这一部分。"),
  WordEntry(
    "wrapper.fcm-v1",
    en: "This is a request to Firebase (HTTP v1), not an APNs payload.",
    zh: "这是 Firebase（HTTP v1）请求，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.fcm-v1.hint",
    en: "Firebase makes the payload from it: put what the phone shall get under message.apns.payload "
      + "and send that part.",
    zh: "Firebase 会据此生成推送内容：请把手机要收到的内容写在 message.apns.payload 下，并只发送这一部分。"),
  WordEntry(
    "wrapper.fcm-legacy",
    en: "This is a request to Firebase (old HTTP form), not an APNs payload.",
    zh: "这是 Firebase（旧版 HTTP）请求，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.fcm-legacy.hint",
    en: "Firebase makes the payload from it: write notification.title and notification.body as aps.alert.",
    zh: "Firebase 会据此生成推送内容：请把 notification.title 和 notification.body 写成 aps.alert。"),
  WordEntry(
    "wrapper.sns",
    en: "This is a message for Amazon SNS, not an APNs payload.",
    zh: "这是 Amazon SNS 消息，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.sns.hint",
    en: "The payload is the text under APNS: unpack that string.",
    zh: "推送内容是 APNS 下的字符串：请将其解开。"),
  WordEntry(
    "wrapper.pinpoint",
    en: "This is a request to Amazon Pinpoint, not an APNs payload.",
    zh: "这是 Amazon Pinpoint 请求，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.pinpoint.hint",
    en: "Pinpoint makes the payload from APNSMessage; its RawContent may hold one.",
    zh: "Pinpoint 根据 APNSMessage 生成推送内容；RawContent 中可能有现成的。"),
  WordEntry(
    "wrapper.jpush-request",
    en: "This is a request to JPush (REST API v3), not an APNs payload.",
    zh: "这是极光推送（REST API v3）请求，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.jpush-request.hint",
    en: "JPush makes the payload from notification.ios: write its alert, badge and sound into aps.",
    zh: "极光根据 notification.ios 生成推送内容：请把其中的 alert、badge、sound 写进 aps。"),
  WordEntry(
    "wrapper.getui-request",
    en: "This is a request to Getui (REST API v2), not an APNs payload.",
    zh: "这是个推（REST API v2）请求，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.getui-request.hint",
    en: "Getui makes the payload from push_channel.ios.",
    zh: "个推根据 push_channel.ios 生成推送内容。"),
  WordEntry(
    "wrapper.onesignal",
    en: "This is a request to OneSignal, not an APNs payload.",
    zh: "这是 OneSignal 请求，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.onesignal.hint",
    en: "OneSignal makes the payload from it: write headings and contents as aps.alert.",
    zh: "OneSignal 会据此生成推送内容：请把 headings 和 contents 写成 aps.alert。"),
  WordEntry(
    "wrapper.expo",
    en: "This is a message for the Expo push service, not an APNs payload.",
    zh: "这是 Expo 推送服务消息，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.expo.hint",
    en: "Expo makes the payload from it: write title and body as aps.alert.",
    zh: "Expo 会据此生成推送内容：请把 title 和 body 写成 aps.alert。"),
  WordEntry(
    "wrapper.parse",
    en: "This is a request to a Parse server, not an APNs payload.",
    zh: "这是 Parse Server 请求，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.parse.hint",
    en: "Parse makes the payload from data: write data.alert as aps.alert.",
    zh: "Parse 根据 data 生成推送内容：请把 data.alert 写成 aps.alert。"),
  WordEntry(
    "wrapper.airship",
    en: "This is a request to Airship, not an APNs payload.",
    zh: "这是 Airship 请求，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.airship.hint",
    en: "Airship makes the payload from notification.ios.",
    zh: "Airship 根据 notification.ios 生成推送内容。"),
  WordEntry(
    "wrapper.braze",
    en: "This is a request to Braze, not an APNs payload.",
    zh: "这是 Braze 请求，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.braze.hint",
    en: "Braze makes the payload from messages.apple_push.",
    zh: "Braze 根据 messages.apple_push 生成推送内容。"),
  WordEntry(
    "wrapper.umeng",
    en: "This is a request to Umeng, not an APNs payload.",
    zh: "这是友盟推送请求，不是 APNs 推送内容。"),
  WordEntry("wrapper.umeng.hint", en: "The payload is the part under payload.", zh: "推送内容是 payload 下的部分。"),
  WordEntry(
    "wrapper.tpns",
    en: "This is a request to Tencent TPNS, not an APNs payload.",
    zh: "这是腾讯移动推送（TPNS）请求，不是 APNs 推送内容。"),
  WordEntry(
    "wrapper.tpns.hint",
    en: "TPNS makes the payload from message.ios.",
    zh: "TPNS 根据 message.ios 生成推送内容。"),
  WordEntry("wrapper.encoded-string", en: "This is JSON packed into a string.", zh: "这是打包成字符串的 JSON。"),
  WordEntry(
    "wrapper.encoded-string.hint",
    en: "Unpack the string once, and send what is in it.",
    zh: "请将字符串解开一层，再发送其中的内容。"),
  WordEntry(
    "wrapper.nested",
    en: "This is an object with a payload inside, not an APNs payload.",
    zh: "这是内部含有推送内容的对象，不是 APNs 推送内容。"),
  WordEntry("wrapper.nested.hint", en: "Send the part with aps alone.", zh: "请只发送含有 aps 的部分。"),
]
