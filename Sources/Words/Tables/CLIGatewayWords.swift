/// The calls and options that open the gateway.
let cliGatewayWords: [WordEntry] = [
  WordEntry("cli.serve", en: "The gateway without a face.", zh: "没有界面的网关。"),
  WordEntry(
    "cli.serve.detail",
    en: """
      Takes what backends send and answers as APNs, JPush and Getui would. The first line says where, and which keys and \
      secrets JPush and Getui take; then comes what belfry tail prints, one JSON object a line. The stream does not play.
      """,
    zh: """
      接收后端的请求，并像 APNs、极光和个推那样应答。第一行给出端口，以及极光和个推所用的密钥；之后与 belfry tail 相同，每行一个 JSON 对象。\
      不播放演示流。
      """),
  WordEntry("cli.serve.example", en: "for a test suite: nothing kept, free ports", zh: "供测试使用：不保存，任选空闲端口"),
  WordEntry("cli.clients", en: "A runnable snippet for a client library.", zh: "客户端库的可运行示例。"),
  WordEntry(
    "cli.clients.detail",
    en:
      "Ports, certificate, topic, token and ids are those of the running belfry. Without LIBRARY it lists them.",
    zh: "端口、证书、主题、token 和标识取自运行中的 belfry。省略 LIBRARY 则列出可用的库。"),
  WordEntry("cli.clients.example", en: "one push, by curl", zh: "用 curl 推送一条"),
  WordEntry(
    "cli.clients.unknown", en: "There is no snippet for {0}; there is one for {1}.",
    zh: "没有 {0} 的示例；可用的有 {1}。"),
  WordEntry("cli.clients.closed", en: "The running belfry has no gateway open.", zh: "运行中的 belfry 没有打开网关。"),
  WordEntry(
    "cli.clients.closed.fix", en: "Start it without --no-gateway; its banner says if a port is taken.",
    zh: "启动时不要加 --no-gateway；若端口被占用，横幅会说明。"),
  WordEntry("cli.option.quiet", en: "Prints the first line alone.", zh: "只打印第一行。"),
  WordEntry(
    "cli.option.ports",
    en: "The ports of APNs, HTTP and HTTPS; 0 takes free ones, off opens none. Also BELFRY_PORTS.",
    zh: "APNs、HTTP、HTTPS 的端口；0 任选空闲端口，off 不打开。也可用 BELFRY_PORTS。"),
  WordEntry("cli.option.no-gateway", en: "Opens no ports.", zh: "不打开任何端口。"),
  WordEntry("cli.option.san", en: "More names for the certificate.", zh: "证书中的附加名称。"),
  WordEntry(
    "cli.option.apns-key",
    en: "The .p8 key that provider tokens must be signed with; without it they are only read.",
    zh: "校验提供方 token 签名的 .p8 密钥；不给则只读取不校验。"),
  WordEntry("cli.option.key-id", en: "The kid that provider tokens must name.", zh: "提供方 token 必须使用的 kid。"),
  WordEntry(
    "cli.option.team-id", en: "The team that provider tokens must name.", zh: "提供方 token 必须使用的团队 ID。"),
  WordEntry(
    "cli.option.key-environment", en: "The one environment that the key is for.", zh: "密钥所限的环境。"),
  WordEntry("cli.option.key-topics", en: "The topics that the key is for.", zh: "密钥所限的 topic。"),
  WordEntry(
    "cli.option.app-key",
    en: "JPush's AppKey; without it one that is printed. any takes every key and secret.",
    zh: "极光的 AppKey；不给则使用打印出的那个。any 接受任意 AppKey 和密钥。"),
  WordEntry(
    "cli.option.master-secret", en: "JPush's master secret, to be checked; without it one that is printed.",
    zh: "极光的 Master Secret，用于校验；不给则使用打印出的那个。"),
  WordEntry(
    "cli.option.getui-app-id", en: "Getui's appId; without it one that is printed.",
    zh: "个推的 AppID；不给则使用打印出的那个。"),
  WordEntry(
    "cli.option.getui-app-key",
    en: "Getui's appkey; without it one that is printed. any takes every appkey and sign.",
    zh: "个推的 AppKey；不给则使用打印出的那个。any 接受任意 AppKey 和 sign。"),
  WordEntry(
    "cli.option.getui-master-secret",
    en: "Getui's master secret, to be checked; without it one that is printed.",
    zh: "个推的 MasterSecret，用于校验；不给则使用打印出的那个。"),
  WordEntry(
    "cli.option.adopt", en: "Takes on by itself the tokens, ids, aliases, tags and keys that requests name.",
    zh: "自动接管请求中的 token、标识、别名、标签和密钥。"),
  WordEntry(
    "cli.clients.no-token", en: "The phone has no device token.", zh: "手机没有设备 token。"),
  WordEntry(
    "cli.clients.no-token.fix", en: "Install the app: belfry do 'app install'.",
    zh: "请安装应用：belfry do 'app install'。"),
  WordEntry(
    "cli.clients.no-id", en: "The phone has no registration ID yet.", zh: "手机还没有 Registration ID。"),
  WordEntry(
    "cli.clients.no-id.sdk", en: "The app has no JPush SDK. Build it in: belfry do 'app sdk jpush'.",
    zh: "应用未集成极光 SDK。请集成：belfry do 'app sdk jpush'。"),
  WordEntry(
    "cli.clients.no-id.fix",
    en: "It comes within seconds of the app's first start with a network: belfry do 'app open'.",
    zh: "联网首次打开应用后数秒内生成：belfry do 'app open'。"),
  WordEntry("cli.clients.no-cid", en: "The phone has no cid yet.", zh: "手机还没有 cid。"),
  WordEntry(
    "cli.clients.no-cid.sdk", en: "The app has no Getui SDK. Build it in: belfry do 'app sdk getui'.",
    zh: "应用未集成个推 SDK。请集成：belfry do 'app sdk getui'。"),
  WordEntry(
    "cli.option.listen", en: "An address beside loopback's, over TLS alone; wants --allow.",
    zh: "除回环外再监听一个地址，仅限 TLS；需配合 --allow。"),
  WordEntry(
    "cli.option.allow", en: "Who may come in by --listen: 10.0.0.0/8.", zh: "允许从 --listen 访问的地址：10.0.0.0/8。"),
  WordEntry(
    "cli.allow", en: "{0} is no range of addresses; one is written 10.0.0.0/8.",
    zh: "{0} 不是地址范围；应写作 10.0.0.0/8。"),
  WordEntry("cli.listen", en: "{0} is no IP address.", zh: "{0} 不是 IP 地址。"),
  WordEntry(
    "cli.listen.allow", en: "--listen needs --allow, so that not everybody comes in.",
    zh: "--listen 需要 --allow，以免任何人都能访问。"),
  WordEntry("cli.ports", en: "{0} is not three ports.", zh: "{0} 不是三个端口。"),
  WordEntry(
    "cli.ports.fix", en: "Write --ports 2197,2180,2143, --ports 0 or --ports off.",
    zh: "请写作 --ports 2197,2180,2143、--ports 0 或 --ports off。"),
  WordEntry("cli.gateway.closed", en: "The gateway is closed. {0} {1}", zh: "网关未打开。{0}{1}"),
]
