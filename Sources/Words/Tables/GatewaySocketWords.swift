/// Why the control socket cannot be opened or reached.
let gatewaySocketWords: [WordEntry] = [
  WordEntry("gateway.nobody", en: "no belfry named “{0}” is running.", zh: "没有名为“{0}”的 belfry 在运行。"),
  WordEntry("gateway.nobody.fix", en: "Start one in another terminal: belfry", zh: "请在另一个终端启动：belfry"),
  WordEntry(
    "gateway.nobody.fix.named", en: "Start it in another terminal: belfry --instance {0}",
    zh: "请在另一个终端启动：belfry --instance {0}"),
  WordEntry("gateway.taken", en: "a belfry named “{0}” is running already.", zh: "名为“{0}”的 belfry 已在运行。"),
  WordEntry(
    "gateway.taken.fix", en: "Give this one a name of its own: belfry --instance NAME",
    zh: "请另起一个名字：belfry --instance NAME"),
  WordEntry(
    "gateway.version",
    en: "the belfry named “{0}” is release {1} and speaks protocol {2}; this is {3} and speaks {4}.",
    zh: "名为“{0}”的 belfry 是 {1} 版，使用协议 {2}；当前程序是 {3} 版，使用协议 {4}。"),
  WordEntry(
    "gateway.version.fix", en: "Quit that one, or call it with its own belfry program.",
    zh: "请退出那一个，或用与它同版本的 belfry 程序。"),
  WordEntry("gateway.stranger", en: "what answers at {0} is no belfry.", zh: "{0} 的应答方不是 belfry。"),
  WordEntry("gateway.stranger.fix", en: "See who uses it: ss -xlp src {0}", zh: "请查看谁在使用：ss -xlp src {0}"),
  WordEntry(
    "gateway.unsafe", en: "the folder {0} is not yours alone, so others could get at the socket.",
    zh: "文件夹 {0} 不是您独有的，他人可能接触到套接字。"),
  WordEntry(
    "gateway.unsafe.fix",
    en: "Make it yours with chmod 700 {0}, or point XDG_RUNTIME_DIR to a folder that is.",
    zh: "请执行 chmod 700 {0}，或让 XDG_RUNTIME_DIR 指向您独有的文件夹。"),
  WordEntry("gateway.path", en: "the socket's path is too long: {0}", zh: "套接字路径过长：{0}"),
  WordEntry(
    "gateway.path.fix", en: "Point XDG_RUNTIME_DIR to a folder with a shorter path.",
    zh: "请让 XDG_RUNTIME_DIR 指向路径更短的文件夹。"),
  WordEntry("gateway.system", en: "{0}: {1}.", zh: "{0}：{1}。"),
  WordEntry(
    "gateway.system.fix", en: "See whether the folder exists and is yours: ls -ld {0}",
    zh: "请检查该位置是否存在且归您所有：ls -ld {0}"),
  WordEntry(
    "gateway.ended", en: "belfry closed the connection before it had answered.", zh: "belfry 在应答前关闭了连接。"),
  WordEntry(
    "gateway.ended.fix", en: "See whether it is still running, then try again.", zh: "请检查它是否仍在运行，然后重试。"),
  WordEntry("gateway.full", en: "this belfry serves {0} connections already.", zh: "这个 belfry 已有 {0} 个连接。"),
  WordEntry(
    "gateway.full.fix", en: "End some belfry tail or belfry wait, then try again.",
    zh: "请结束一些 belfry tail 或 belfry wait，然后重试。"),
]
