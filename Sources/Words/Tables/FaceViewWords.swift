/// The words of the views that take all of the screen.
let faceViewWords: [WordEntry] = [
  WordEntry("face.flow.title", en: "Flow", zh: "流程"),
  WordEntry("face.flow.none", en: "Nothing is known of this push's way.", zh: "没有此推送的流程记录。"),
  WordEntry("face.flow.copy", en: "copy as Mermaid", zh: "复制为 Mermaid"),
  WordEntry("face.flow.changed", en: "rules changed: {0}", zh: "已改规则：{0}"),
  WordEntry("face.flow.backend", en: "Backend", zh: "后端"),
  WordEntry("face.flow.jpush", en: "JPush", zh: "JPush"),
  WordEntry("face.flow.getui", en: "Getui", zh: "Getui"),
  WordEntry("face.flow.service", en: "Service", zh: "服务"),
  WordEntry("face.flow.system", en: "iOS", zh: "iOS"),
  WordEntry("face.flow.extension", en: "NSE", zh: "扩展"),
  WordEntry("face.flow.sdk", en: "SDK", zh: "SDK"),
  WordEntry("face.flow.app", en: "App", zh: "应用"),
  WordEntry("face.flow.user", en: "User", zh: "用户"),
  WordEntry("face.page.flow", en: "flow", zh: "流程"),
  WordEntry("face.key.flow", en: "flow", zh: "流程"),
  WordEntry("face.key.phone", en: "phone", zh: "手机"),
  WordEntry("face.key.scroll", en: "scroll", zh: "滚动"),
  WordEntry("face.key.mermaid", en: "copy as Mermaid", zh: "复制为 Mermaid"),
  WordEntry(
    "face.keyhelp.view.flow", en: "Shows what happened to this push as a sequence diagram.",
    zh: "以时序图显示此推送的经过。"),
  WordEntry(
    "face.keyhelp.view.phone", en: "Shows the phone's screen as a person sees it.", zh: "显示用户看到的手机屏幕。"),
]
