/// What happened, as the callbacks pane says it in one line.
let faceEventWords: [WordEntry] = [
  WordEntry("face.calls.title", en: "Callbacks", zh: "回调"),
  WordEntry("face.calls.push", en: "this push", zh: "此推送"),
  WordEntry("face.calls.all", en: "all {0}", zh: "全部 {0}"),
  WordEntry("face.calls.none", en: "Nothing has happened yet.", zh: "还没有发生任何事。"),
  WordEntry("face.party.backend", en: "backend", zh: "后端"),
  WordEntry("face.party.jpush", en: "JPush", zh: "JPush"),
  WordEntry("face.party.getui", en: "Getui", zh: "Getui"),
  WordEntry("face.party.service", en: "service", zh: "服务"),
  WordEntry("face.party.system", en: "system", zh: "系统"),
  WordEntry("face.party.extension", en: "NSE", zh: "扩展"),
  WordEntry("face.party.sdk", en: "SDK", zh: "SDK"),
  WordEntry("face.party.app", en: "app", zh: "应用"),
  WordEntry("face.party.user", en: "user", zh: "用户"),
]
