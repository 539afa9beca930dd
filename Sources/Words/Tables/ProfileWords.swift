/// Why a profile cannot be read.
let profileWords: [WordEntry] = [
  WordEntry("profile.error", en: "line {0}, column {1}: {2}", zh: "第 {0} 行第 {1} 列：{2}"),
  WordEntry(
    "profile.error.suggest", en: "line {0}, column {1}: {2}. Did you mean {3}?",
    zh: "第 {0} 行第 {1} 列：{2}。是否想写 {3}？"),
  WordEntry("profile.utf8", en: "the file is not UTF-8", zh: "文件不是 UTF-8 编码"),
  WordEntry("profile.file", en: "the file {0} cannot be read", zh: "无法读取文件 {0}"),
  WordEntry("profile.unknown", en: "a profile has no statement {0}", zh: "配置文件中没有语句 {0}"),
  WordEntry("profile.block.open", en: "this brace is never closed", zh: "这个花括号没有闭合"),
  WordEntry("profile.block.after", en: "nothing may follow a block on its line", zh: "同一行的代码块之后不能再有内容"),
  WordEntry("profile.block.alone", en: "a block needs on CALLBACK before it", zh: "代码块之前需要 on CALLBACK"),
  WordEntry(
    "profile.block.where", en: "{0} takes no block; only on CALLBACK and routine do",
    zh: "{0} 不能带代码块，只有 on CALLBACK 和 routine 可以"
  ),
  WordEntry(
    "profile.block.both", en: "write what the app does before the block or in it, not both",
    zh: "应用的动作要么写在代码块之前，要么写在其中，不能两处都写"),
  WordEntry("profile.callback", en: "the app has no callback {0}", zh: "应用没有回调 {0}"),
  WordEntry("profile.list", en: "{0} is none of {1}", zh: "{0} 不在 {1} 之中"),
  WordEntry("profile.act", en: "an app cannot do {0}", zh: "应用无法执行 {0}"),
  WordEntry(
    "profile.return", en: "{0} returns nothing; only willPresent does", zh: "{0} 没有返回值，只有 willPresent 有"),
  WordEntry(
    "profile.complete", en: "{0} has no completion handler of this kind", zh: "{0} 没有这种 completionHandler"),
  WordEntry(
    "profile.result", en: "the completion handler of {0} takes no result", zh: "{0} 的 completionHandler 不带结果"),
  WordEntry(
    "profile.time", en: "{0} is none of now, after 3s, twice, never", zh: "{0} 不是 now、after 3s、twice、never 之一"
  ),
  WordEntry("profile.extra", en: "{0} is one word too many", zh: "多了一个词 {0}"),
  WordEntry("profile.missing", en: "{0} is missing", zh: "缺少 {0}"),
  WordEntry(
    "profile.name", en: "{0} is no plain name: letters, digits, - and _", zh: "{0} 不是简单名称：只能用字母、数字、- 和 _"),
  WordEntry(
    "profile.test", en: "a condition is KEY == VALUE, KEY != VALUE, KEY is KIND, or .ios >= VERSION",
    zh: "条件写作 KEY == VALUE、KEY != VALUE、KEY is KIND 或 .ios >= VERSION"),
  WordEntry("profile.test.number", en: "{0} is no number to compare with", zh: "{0} 不是可比较的数字"),
  WordEntry(
    "profile.test.kind", en: "{0} is none of text, number, flag, list, object, json",
    zh: "{0} 不是 text、number、flag、list、object、json 之一"),
  WordEntry("profile.observe", en: "JPush posts no notification {0}", zh: "极光 SDK 不会发出通知 {0}"),
  WordEntry("profile.routine", en: "no routine {0} stands above", zh: "上文没有 routine {0}"),
  WordEntry("profile.routine.twice", en: "there is a routine {0} already", zh: "已有 routine {0}"),
  WordEntry("profile.routine.block", en: "a routine needs a block", zh: "routine 后面需要代码块"),
  WordEntry("profile.test.sign", en: "{0} compares nothing", zh: "{0} 不是比较符号"),
  WordEntry(
    "profile.test.subject",
    en:
      "{0} is none of .state, .action, .identifier, .source, .launch, .count, .ios, .memory.NAME, .saved.NAME",
    zh: "{0} 不是 .state、.action、.identifier、.source、.launch、.count、.ios、.memory.NAME、.saved.NAME 之一"),
  WordEntry(
    "profile.built-in.mejpush",
    en: "The JPush category of an article, as written: a tap never opens its page.",
    zh: "一篇文章的极光分类，按原文：点按通知从不跳转。"),
  WordEntry(
    "profile.built-in.mejpush-as-meant",
    en: "The same as meant: isPush = \"1\" among the extras opens the page.",
    zh: "按作者本意：extras 中 isPush 为 \"1\" 时打开消息页。"),
  WordEntry(
    "profile.built-in.jpush-category",
    en: "A second JPush category, as written: everybody sees the dialog, and the keys are swapped.",
    zh: "另一个极光分类，按原文：所有人都弹窗，两个 AppKey 用反。"),
  WordEntry(
    "profile.built-in.jpush-category-as-meant",
    en: "The same as meant: only the consignee sees the dialog, and each host has its own key.",
    zh: "按作者本意：只有收货人弹窗，每个环境用自己的 AppKey。"),
  WordEntry(
    "profile.built-in.getui-tvm",
    en: "Getui with local notifications, as written: one tap may jump several times.",
    zh: "个推加本地通知，按原文：一次点按可能跳转多次。"),
  WordEntry(
    "profile.built-in.getui-tvm-as-meant", en: "The same as meant: one tap jumps once.",
    zh: "按作者本意：一次点按只跳转一次。"),
  WordEntry(
    "profile.new.head", en: "An app under test: what is built into it, and what its code does.",
    zh: "被测应用：它内置了什么，代码会做什么。"),
  WordEntry(
    "profile.new.load", en: "Load it with: app profile FILE. Saving the file again loads it anew.",
    zh: "用 app profile FILE 加载；再次保存文件会自动重新加载。"),
  WordEntry(
    "profile.new.delegate",
    en:
      "When it sets the notification delegate: set, late (cold-start taps are lost), vendor (an SDK does), none.",
    zh: "何时设置通知代理：set、late（冷启动的点按会丢失）、vendor（由 SDK 设置）、none。"),
  WordEntry(
    "profile.new.methods",
    en:
      "The delegate methods it has: willPresent, didReceive, openSettings, fetch, remote, local, action; or none.",
    zh: "它实现了哪些代理方法：willPresent、didReceive、openSettings、fetch、remote、local、action；或 none。"),
  WordEntry(
    "profile.new.modes", en: "Its background modes: remote-notification, voip, location, audio; or none.",
    zh: "后台模式：remote-notification、voip、location、audio；或 none。"),
  WordEntry("profile.new.types", en: "The ways to notify that it asks for.", zh: "它请求的通知方式。"),
  WordEntry("profile.new.entitlement", en: "What Apple lets it do.", zh: "Apple 授予它的权限。"),
  WordEntry(
    "profile.new.present",
    en: "What it returns from willPresent. The first line whose condition holds counts.",
    zh: "willPresent 的返回值。以第一条条件成立的语句为准。"),
  WordEntry(
    "profile.new.block", en: "What it does when a notification is tapped.", zh: "点按通知时执行的操作。"),
  WordEntry(
    "profile.new.compare",
    en:
      "Keys of the payload are compared as they were sent: \"1\" is text, 1 a number. Also: .state .identifier .source .ios",
    zh: "按发送时的类型比较：\"1\" 是字符串，1 是数字。还可用：.state .identifier .source .ios"),
  WordEntry(
    "profile.new.silent", en: "When it calls the completion handler: now, after 2s, twice (a crash), never.",
    zh: "何时调用 completionHandler：now、after 2s、twice（崩溃）、never。"),
  WordEntry(
    "profile.new.fill", en: "A JPush custom message; {key.path} stands for a value of the call.",
    zh: "极光自定义消息；{key.path} 代表回调中的值。"),
  WordEntry(
    "profile.new.acts",
    en:
      "Other acts: navigate, present, dialog, alert-view, log, remember, save, observe, run, crash, app badge N, sdk …",
    zh:
      "其他动作：navigate、present、dialog、alert-view、log、remember、save、observe、run、crash、app badge N、sdk …"),
]
