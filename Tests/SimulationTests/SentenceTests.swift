import APNs
import JPush
import Phone
import Testing
import Words

@testable import Simulation

/// The most read text of the program: what Detail opens with.
@Suite struct SentenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let lines: [String]
    let english: String
    let chinese: String
    let certainty: Certainty

    init(_ lines: [String], _ certainty: Certainty, en: String, zh: String) {
      self.lines = lines
      self.certainty = certainty
      english = en
      chinese = zh
    }

    var testDescription: String { lines.joined(separator: "; ") }
  }

  private static let full = #"push json:'{"aps":{"alert":"Hello","sound":"default","badge":3}}'"#
  private static let plain = #"push json:'{"aps":{"alert":"Hello"}}'"#
  private static let both = #"push json:'{"aps":{"alert":"Hello","content-available":1}}'"#
  private static let silent = #"push json:'{"aps":{"content-available":1}}'"#
  private static let categorised = #"push json:'{"aps":{"alert":"Hello","category":"ORDER"}}'"#
  private static let passive = #"push json:'{"aps":{"alert":"x","interruption-level":"passive"}}'"#

  /// What the person, the phone or the version keeps from a push.
  private static let limited: [Row] = [
    Row(
      ["app background", "deny", full], .documented,
      en:
        "Dropped. The person turned the app's notifications off: nothing is shown, heard or counted. That an app in front is not asked either is assumed.",
      zh: "已丢弃。用户关闭了该应用的通知：不显示、不响铃、不改角标。前台应用也不会被询问是推定的。"),
    Row(
      ["app background", "phone low-power on", silent], .assumed,
      en: "Held. Low Power Mode is on: the silent push waits until it ends or the app is opened.",
      zh: "已暂存。低电量模式已打开：静默推送等到该模式结束或应用打开。"),
    Row(
      ["app background", "phone low-power on", both], .documented,
      en:
        "Shown as a banner, without a sound. The app was in the background and was not asked. Its silent part waits until Low Power Mode ends or the app is opened.",
      zh: "以横幅展示，没有声音。应用在后台，没有被询问。静默部分暂存，等待低电量模式结束或应用打开。"),
    Row(
      ["phone lock", full], .documented,
      en: "Shown on the lock screen with a sound. The app was in the background and was not asked.",
      zh: "在锁屏上展示，并播放提示音。应用在后台，没有被询问。"),
    Row(
      ["app background", "phone focus on", plain], .documented,
      en:
        "Put into the list only: no banner, no sound. The app was in the background and was not asked. A Focus is on that does not let the app through: no banner, no sound, no light.",
      zh: "只进列表：没有横幅，没有声音。应用在后台，没有被询问。专注模式已打开且不允许该应用：没有横幅，不响铃，不亮屏。"),
    Row(
      ["app background", "setting sound off", full], .documented,
      en:
        "Shown as a banner, without a sound. The app was in the background and was not asked. Sounds are switched off for the app.",
      zh: "以横幅展示，没有声音。应用在后台，没有被询问。该应用的声音已关闭。"),
    Row(
      ["app background", "phone focus on hide-badges=on", #"push json:'{"aps":{"badge":3}}'"#], .assumed,
      en:
        "Nothing shown. The Focus hides badges. The number counts all the same, and the icon shows it once the Focus ends.",
      zh: "什么都没有显示。专注模式隐藏角标。数字照常生效，专注模式结束后图标才会显示。"),
    Row(
      ["phone os 9", plain], .reported,
      en:
        "Nothing to see; the app's code ran. Up to iOS 9 a push that meets the app in front is handed to its code: nothing is shown or heard, and the badge stays.",
      zh: "没有画面，应用代码运行了。iOS 9 及以前，应用在前台时推送直接交给应用代码：不显示、不响铃，角标不变。"),
  ]

  static let rows: [Row] =
    limited + [
      Row(
        [full], .documented,
        en:
          "Shown as a banner with a sound. The app was asked first and said [.banner, .list, .sound, .badge].",
        zh: "以横幅展示，并播放提示音。先询问了应用，应用返回 [.banner, .list, .sound, .badge]。"),
      Row(
        ["on willPresent return banner", full], .documented,
        en:
          "Shown as a banner, without a sound. Nothing of it stays in the list. The app was asked first and said [.banner]. The badge 3 was not taken.",
        zh: "以横幅展示，没有声音。不会留在列表中。先询问了应用，应用返回 [.banner]。未采用角标 3。"),
      Row(
        [#"on willPresent return """#, plain], .documented,
        en: "Nothing shown. The app was asked first and said [].", zh: "什么都没有显示。先询问了应用，应用返回 []。"),
      Row(
        ["app inactive", plain], .assumed,
        en:
          "Shown as a banner, without a sound. The app was in front but inactive; it was asked first and said [.banner, .list, .sound, .badge].",
        zh: "以横幅展示，没有声音。应用在前台但处于 inactive 状态；先询问了应用，应用返回 [.banner, .list, .sound, .badge]。"),
      Row(
        ["app background", plain], .documented,
        en: "Shown as a banner, without a sound. The app was in the background and was not asked.",
        zh: "以横幅展示，没有声音。应用在后台，没有被询问。"),
      Row(
        ["app suspend", plain], .documented,
        en: "Shown as a banner, without a sound. The app was suspended and was not asked.",
        zh: "以横幅展示，没有声音。应用被挂起，没有被询问。"),
      Row(
        ["app terminate", plain], .documented,
        en: "Shown as a banner, without a sound. The app was not running; iOS did this by itself.",
        zh: "以横幅展示，没有声音。应用未运行，由系统直接处理。"),
      Row(
        ["app kill", plain], .documented,
        en: "Shown as a banner, without a sound. The app had been swiped away; iOS did this by itself.",
        zh: "以横幅展示，没有声音。应用已被划掉，由系统直接处理。"),
      Row(
        ["app kill", both], .documented,
        en:
          "Shown as a banner, without a sound. The app had been swiped away; iOS did this by itself. Its silent part was dropped: the app was swiped away.",
        zh: "以横幅展示，没有声音。应用已被划掉，由系统直接处理。静默部分被丢弃：应用已被划掉。"),
      Row(
        ["app terminate", both], .documented,
        en:
          "Shown as a banner, without a sound. The app was not running; iOS did this by itself. For its silent part iOS launched the app in the background.",
        zh: "以横幅展示，没有声音。应用未运行，由系统直接处理。iOS 为静默部分在后台启动了应用。"),
      Row(
        ["app suspend", both], .documented,
        en:
          "Shown as a banner, without a sound. The app was suspended and was not asked. For its silent part iOS resumed the app for a moment.",
        zh: "以横幅展示，没有声音。应用被挂起，没有被询问。iOS 为静默部分短暂恢复了应用。"),
      Row(
        ["app background", both], .documented,
        en:
          "Shown as a banner, without a sound. The app was in the background and was not asked. Its silent part ran the app's code.",
        zh: "以横幅展示，没有声音。应用在后台，没有被询问。静默部分运行了应用代码。"),
      Row(
        [both], .documented,
        en:
          "Shown as a banner, without a sound. The app was asked first and said [.banner, .list, .sound, .badge]. Its silent part went to the app as well.",
        zh: "以横幅展示，没有声音。先询问了应用，应用返回 [.banner, .list, .sound, .badge]。静默部分也交给了应用。"),
      Row(
        ["app background", silent, silent, silent, both], .documented,
        en:
          "Shown as a banner, without a sound. The app was in the background and was not asked. Its silent part waits until the app is opened.",
        zh: "以横幅展示，没有声音。应用在后台，没有被询问。静默部分暂存，等待应用打开。"),
      Row(
        ["app background", silent, silent, silent, both, "app open"], .documented,
        en:
          "Shown as a banner, without a sound. The app was in the background and was not asked. Its silent part was handed over when the app was opened.",
        zh: "以横幅展示，没有声音。应用在后台，没有被询问。静默部分在打开应用时交付。"),
      Row(
        ["app background", passive], .documented,
        en:
          "Put into the list only: no banner, no sound. Its interruption-level is passive. The app was in the background and was not asked.",
        zh: "只进列表：没有横幅，没有声音。其 interruption-level 为 passive。应用在后台，没有被询问。"),
      Row(
        ["on willPresent return list,sound", full], .documented,
        en:
          "Put into the list with a sound, without a banner. The app was asked first and said [.list, .sound]. The badge 3 was not taken.",
        zh: "进入列表并播放提示音，没有横幅。先询问了应用，应用返回 [.list, .sound]。未采用角标 3。"),
      Row(
        ["app kill", #"push json:'{"aps":{"badge":7}}'"#], .documented,
        en: "Nothing to see; the icon shows 7. The app had been swiped away; iOS did this by itself.",
        zh: "没有画面，角标变为 7。应用已被划掉，由系统直接处理。"),
      Row(
        ["app background", #"push json:'{"aps":{"badge":0,"sound":"bell.caf"}}'"#], .documented,
        en:
          "Nothing to see; the sound bell.caf was heard and the badge was removed. The app was in the background and was not asked.",
        zh: "没有画面，播放了声音 bell.caf，角标已移除。应用在后台，没有被询问。"),
      Row(
        [
          "app entitlement critical on",
          #"push json:'{"aps":{"sound":{"critical":1,"name":"siren.caf","volume":1}}}'"#,
        ], .assumed,
        en:
          "Nothing to see; the critical sound siren.caf was heard. The app was asked first and said [.banner, .list, .sound, .badge].",
        zh: "没有画面，播放了重要提醒声音 siren.caf。先询问了应用，应用返回 [.banner, .list, .sound, .badge]。"),
      Row(
        [silent], .documented,
        en:
          "Nothing to see; the app's code ran. content-available 1 calls the app's code at once while it is in front.",
        zh: "没有画面，应用代码运行了。content-available 为 1 且应用在前台时，立即调用应用代码。"),
      Row(
        ["app terminate", silent], .documented,
        en: "Nothing to see; the app's code ran. iOS launches the app in the background for a silent push.",
        zh: "没有画面，应用代码运行了。iOS 为静默推送在后台启动应用。"),
      Row(
        ["app kill", silent], .documented,
        en:
          "Dropped. The person swiped the app away, so iOS does not wake it until it is opened or the phone restarts.",
        zh: "已丢弃。用户划掉了应用，在重新打开应用或重启手机之前，iOS 不会唤醒它。"),
      Row(
        ["phone network off", plain], .documented,
        en:
          "Held. The phone is offline. APNs keeps one push for the app until it expires, 30 days at most.",
        zh: "已暂存。手机离线。APNs 为该应用保留一条推送，直到过期，最长 30 天。"),
      Row(
        ["phone network off", plain + " expiration=0"], .documented,
        en: "Dropped. The phone is offline, and apns-expiration 0 means one attempt: the push is lost.",
        zh: "已丢弃。手机离线，而 apns-expiration 为 0 表示只尝试一次：推送丢失。"),
      Row(
        [plain + " priority=3"], .documented,
        en: "Refused: 400 BadPriority. apns-priority must be 10, 5 or 1.",
        zh: "被拒绝：400 BadPriority。apns-priority 只能是 10、5 或 1。"),
      Row(
        ["clock 10s", #"message "sync""#], .documented,
        en:
          "Handed to the app. The app is in front and logged in, so the message comes as kJPFNetworkDidReceiveMessageNotification.",
        zh: "已交给应用。应用在前台且已登录，消息通过 kJPFNetworkDidReceiveMessageNotification 送达。"),
      Row(
        ["clock 10s", "app background", #"message "sync""#], .documented,
        en: "Held. The device is not connected, so JPush keeps the message for the next login.",
        zh: "已暂存。设备不在线，JPush 保留消息，待下次登录送达。"),
      Row(
        ["app background", plain, "tap #1"], .assumed,
        en:
          "The tap brings the app to the front: willEnterForeground, didReceive, didBecomeActive. The place of didReceive is taken from measurements of the older callback.",
        zh: "点按使应用回到前台：willEnterForeground、didReceive、didBecomeActive。didReceive 的位置参照旧回调的实测。"),
      Row(
        ["app background", plain, "dismiss #1"], .documented,
        en: "Dismissed by the person. Without customDismissAction in its category the app is not told.",
        zh: "用户移除了这条通知。类别没有 customDismissAction 时应用不会被告知。"),
      Row(
        [
          "app background", "category ORDER action TRACK foreground", categorised, "tap #1 action TRACK",
        ], .documented,
        en: "didReceive gets the button's identifier, and the text where one was typed.",
        zh: "didReceive 得到按钮的标识符；若输入了文字，也得到该文字。"),
      Row(
        ["app background", "category ORDER dismiss on", categorised, "dismiss #1"], .documented,
        en: "The category has customDismissAction, so didReceive hears of the dismissal, in the background.",
        zh: "类别带有 customDismissAction，因此 didReceive 会在后台得知通知被移除。"),
      Row(
        ["app background", plain, "app removes delivered all"], .documented,
        en: "Cleared. The app removes delivered notifications; nobody is told.",
        zh: "已清除。应用移除已送达的通知；不会有任何回调。"),
      Row(
        ["app background", plain, "clear"], .reported,
        en: "Cleared. The person cleared all of the app's notifications. The app is not told.",
        zh: "已清除。用户清除了该应用的全部通知。应用不会被告知。"),
    ]

  @Test(arguments: rows) func opensDetail(_ row: Row) throws {
    var run = WorldRun()
    for line in row.lines { try run.play(line) }
    let arrival = try #require(run.arrivals.rows.last)
    let phrase = ArrivalSentence.phrase(for: arrival)
    #expect(phrase.text(in: .english) == row.english)
    #expect(phrase.text(in: .chinese) == row.chinese)
    #expect(ArrivalSentence.certainty(of: arrival) == row.certainty)
  }

  @Test func aWrapperIsNamedWithTheWayOut() throws {
    var run = WorldRun()
    try run.play("app background", #"push json:'{"message":{"token":"t","notification":{"title":"x"}}}'"#)
    let text = ArrivalSentence.phrase(for: run.arrivals.rows[0]).text(in: .english)
    #expect(text.hasPrefix("Dropped. aps asks for nothing that iOS acts on"))
    #expect(text.contains("Firebase"))
  }

  @Test func aSyntaxErrorIsNamed() throws {
    var run = WorldRun()
    try run.play(#"push json:'{"aps":{"alert":"x",}}'"#)
    let text = ArrivalSentence.phrase(for: run.arrivals.rows[0]).text(in: .english)
    #expect(text.hasPrefix("Refused: 400 PayloadEmpty."))
    #expect(text.contains("comma"))
  }

  /// Whatever happens, both languages have a sentence without holes, and every outcome occurs.
  @Test func everyArrivalHasASentence() throws {
    var outcomes: Set<Outcome> = []
    for seed in UInt64(1)...24 {
      var random = RandomWorld(seed: seed)
      var run = WorldRun(seed: seed)
      try run.play("category ORDER action TRACK", "category ORDER action REPLY text")
      if seed.isMultiple(of: 4) { try run.play("app extension on", "extension takes 20s") }
      if seed == 1 {
        try run.play(
          "app kill", #"push json:'{"aps":{"alert":"x","category":"ORDER"}}'"#, #"reply #1 "on my way""#)
        outcomes.insert(run.arrivals.rows[0].outcome)
      }
      for step in 0..<150 {
        run.apply(random.session(pushes: step / 2))
        // Some outcomes pass by while the service extension works.
        for row in run.arrivals.rows.suffix(3) { outcomes.insert(row.outcome) }
        guard step.isMultiple(of: 30) else { continue }
        for row in run.arrivals.rows {
          outcomes.insert(row.outcome)
          for tongue in Tongue.allCases {
            let text = ArrivalSentence.phrase(for: row).text(in: tongue)
            let isWhole = !text.contains("arrival.") && !text.contains("ios.") && !text.contains("{")
            #expect(isWhole && !text.isEmpty, "\(text)")
          }
        }
      }
    }
    var reply = WorldRun()
    try reply.play(
      "category ORDER action REPLY text", "app background",
      #"push json:'{"aps":{"alert":"x","category":"ORDER"}}'"#, #"reply #1 "yes""#)
    outcomes.formUnion(reply.outcomes)
    #expect(
      outcomes.isSuperset(
        of: Set(Outcome.allCases).subtracting([.delivered, .extension, .lockscreen, .replied])))
  }

  @Test func everyEventHasAText() {
    for seed in UInt64(1)...3 {
      var random = RandomWorld(seed: seed)
      var run = WorldRun(seed: seed)
      for step in 0..<150 { run.apply(random.session(pushes: step / 2)) }
      for entry in run.trace.entries {
        let texts = Tongue.allCases.map { entry.event.phrase.text(in: $0) }
        #expect(
          texts.allSatisfy { !$0.isEmpty && !$0.contains(".event.") && !$0.contains("{0}") }, "\(texts)")
        #expect(RuleBook.rule(entry.rule) != nil, "\(entry.rule.name)")
      }
    }
  }
}
