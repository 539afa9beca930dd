/// Requests that name what nobody here has.
let adoptWords: [WordEntry] = [
  WordEntry(
    "help.adopt", en: "The phone takes on what a refused request names, and the request comes again.",
    zh: "手机接管被拒请求中的名称，并重新发送该请求。"),
  WordEntry(
    "help.set.adopt", en: "Takes on by itself what refused requests name.", zh: "自动接管被拒请求中的名称。"),
  WordEntry("face.key.adopt", en: "adopt", zh: "接管"),
  WordEntry(
    "face.detail.adopt", en: "{0} adopts what it names, and sends it again.", zh: "按 {0} 接管其中的名称并重新发送。"),
  WordEntry("gateway.refused.adopt", en: "{0} Or take it on: adopt #{1}.", zh: "{0}也可以接管：adopt #{1}。"),
  WordEntry("face.help.client", en: "Copies a snippet for a client library.", zh: "复制客户端库的示例代码。"),
  WordEntry("face.client.none", en: "There is no gateway to point a client at.", zh: "没有可供客户端连接的网关。"),
  WordEntry("face.copied.client", en: "Copied the snippet for {0}.", zh: "已复制 {0} 的示例代码。"),
  WordEntry("cli.clients.missing", en: "{0} {1}", zh: "{0}{1}"),
  WordEntry("world.event.adopting.on", en: "adopts by itself", zh: "自动接管已开启"),
  WordEntry("world.event.adopting.off", en: "no longer adopts by itself", zh: "自动接管已关闭"),
  WordEntry("world.event.again", en: "sent again", zh: "已重新发送"),
  WordEntry("world.event.again.as", en: "sent again as #{0}", zh: "已重新发送为 #{0}"),
  WordEntry("world.event.adopted.none", en: "nothing to adopt", zh: "没有可接管的内容"),
  WordEntry("world.event.adopted.token", en: "adopts the token of {0}: {1}", zh: "接管 {0} 的 token：{1}"),
  WordEntry("world.event.adopted.app-key", en: "adopts the app key {0}", zh: "接管 AppKey {0}"),
  WordEntry(
    "world.event.adopted.credential", en: "adopts the AppKey {0} with its master secret",
    zh: "接管 AppKey {0} 及其 Master Secret"),
  WordEntry(
    "world.event.adopted.signer", en: "adopts the appkey {0}; its sign is not checked",
    zh: "接管 appkey {0}，不校验其 sign"),
  WordEntry("world.event.adopted.app-id", en: "adopts the appId {0}", zh: "接管 appId {0}"),
  WordEntry(
    "world.event.adopted.registration-id", en: "adopts registration ID {0}", zh: "接管 Registration ID {0}"),
  WordEntry("world.event.adopted.cid", en: "adopts the cid {0}", zh: "接管 cid {0}"),
  WordEntry("world.event.adopted.alias", en: "adopts the alias {0}", zh: "接管别名 {0}"),
  WordEntry("world.event.adopted.tag", en: "adopts the tag {0}", zh: "接管标签 {0}"),
]
