import Terminal
import Testing
import Words

@testable import Inbox
@testable import Phone

@Suite struct PhoneViewTests {
  static let sizes = ViewTests.sizes

  private func check(
    _ name: String, _ size: (Int, Int), _ tongue: Tongue, _ act: (inout Stage) -> Void
  ) {
    var stage = FixtureDay.stage(columns: size.0, rows: size.1, tongue: tongue)
    act(&stage)
    stage.press("p")
    Golden.check(stage.frame, "\(name)-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  @Test(arguments: sizes, Tongue.allCases)
  func phoneWithTheAppInFront(_ size: (Int, Int), _ tongue: Tongue) {
    check("phone-front", size, tongue) { _ in }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func phoneOnTheHomeScreen(_ size: (Int, Int), _ tongue: Tongue) {
    check("phone-home", size, tongue) {
      $0.run("app kill")
      $0.push(
        #"{"aps":{"alert":{"title":"晚上一起吃饭？🍜","body":"王小明 👨‍👩‍👧 family dinner at seven"},"badge":12,"thread-id":"聊天"}}"#
      )
    }
  }

  @Test(arguments: sizes)
  func phoneOffline(_ size: (Int, Int)) {
    check("phone-offline", size, .english) {
      $0.run("app background")
      $0.run("clear")
      $0.run("app badge 0")
      $0.wait(seconds: 60)
      $0.run("phone network off")
    }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func lockedWithPreviewsHidden(_ size: (Int, Int), _ tongue: Tongue) {
    check("phone-locked", size, tongue) {
      $0.push(#"{"aps":{"alert":{"title":"Delivered","body":"Order 7729"},"thread-id":"Orders"}}"#)
      $0.arrange {
        $0.app = .suspended
        $0.conditions.isLocked = true
        $0.conditions.previews = .whenUnlocked
        $0.conditions.focus = Focus()
        $0.conditions.isRingerOn = false
        $0.conditions.isLowPower = true
      }
    }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func aCallRings(_ size: (Int, Int), _ tongue: Tongue) {
    check("phone-call", size, tongue) {
      $0.run("phone lock")
      $0.push(#"{"aps":{"alert":{"title":"王小明"}}}"#, "push-type=voip topic=com.example.demo.voip")
    }
  }

  @Test(arguments: sizes)
  func aCallIsAnswered(_ size: (Int, Int)) {
    check("phone-answered", size, .english) {
      $0.push(#"{"aps":{"alert":{"title":"Anna"}}}"#, "push-type=voip topic=com.example.demo.voip")
      $0.press("p", "A", "p")
    }
  }

  @Test(arguments: sizes, Tongue.allCases)
  func aLiveActivityRuns(_ size: (Int, Int), _ tongue: Tongue) {
    check("phone-activity", size, tongue) {
      $0.run("activity Delivery expects stops:int,courier:string")
      $0.run("activity start Delivery state.stops=3 state.courier=小李")
      $0.run("app background")
      $0.wait(seconds: 10)
    }
  }

  @Test func theCallIsTakenFromThePhoneView() {
    var stage = Stage()
    stage.wait(seconds: 5)
    stage.push(#"{"aps":{"alert":{"title":"Anna"}}}"#, "push-type=voip topic=com.example.demo.voip")
    stage.press("p")
    #expect(stage.model.snapshot.scene?.call?.caller == "Anna")
    stage.press("A", "E")
    #expect(stage.performed == ["@1 call answer", "@1 call end"])
    #expect(stage.model.snapshot.scene?.call == nil)
  }

  @Test(arguments: sizes)
  func lockedWithPreviews(_ size: (Int, Int)) {
    check("phone-previews", size, .english) {
      $0.push(#"{"aps":{"alert":{"title":"Delivered","body":"Order 7729"},"thread-id":"Orders"}}"#)
      $0.arrange {
        $0.app = .background
        $0.conditions.isLocked = true
      }
    }
  }

  /// A category says which parts of a notification may be seen while previews are hidden.
  @Test func aCategoryShowsItsTitleAllTheSame() {
    var stage = Stage()
    stage.wait(seconds: 5)
    stage.push(
      #"{"aps":{"alert":{"title":"Seen","subtitle":"also","body":"secret"},"category":"OPEN","thread-id":"a"}}"#
    )
    stage.push(#"{"aps":{"alert":{"title":"Unseen","body":"secret"}}}"#)
    stage.arrange {
      $0.setup.categories = [NotificationCategory("OPEN", showsHiddenTitle: true, showsHiddenSubtitle: true)]
      $0.conditions.previews = .never
    }
    stage.press("p")
    let screen = stage.screen.map { $0.prefix(42) }.joined(separator: "\n")
    #expect(screen.contains("Seen"))
    #expect(!screen.contains("Unseen") && !screen.contains("secret"))
    #expect(screen.contains("Notification"))
  }

  @Test func aFocusMayHideTheBadge() {
    var stage = FixtureDay.stage()
    stage.press("f", "p")
    #expect(stage.model.snapshot.scene?.showsBadge == true)
    stage.arrange {
      $0.conditions.focus = Focus()
      $0.conditions.focus?.hidesBadges = true
    }
    #expect(stage.model.snapshot.scene?.showsBadge == false)
  }

  @Test(arguments: [
    (0, "Thursday 1 January", "1月1日 星期四"), (1_764_500_400, "Sunday 30 November", "11月30日 星期日"),
    (1_709_164_800, "Thursday 29 February", "2月29日 星期四"),
  ])
  func datesAreSaidInWords(_ seconds: Int, _ english: String, _ chinese: String) {
    let phrase = DateWords.phrase(Instant(microseconds: Int64(seconds) * 1_000_000), zone: 0)
    #expect(phrase.text(in: .english) == english)
    #expect(phrase.text(in: .chinese) == chinese)
  }

  @Test func theClockIsMadeOfHalfBlocks() {
    #expect(
      BlockClock(text: "10:47").lines == [
        "▄█  █▀█  ▄  █ █ ▀▀█", " █  █ █  ▄  ▀▀█   █", "▀▀▀ ▀▀▀       ▀   ▀",
      ])
  }

  private static let shop = #"""
    name 小店
    on didReceive { navigate "Order {orderId}" }
    on willPresent { dialog "您的订单 {orderId} 已发货 📦 — open it?"; return sound }
    """#

  private func stage(_ size: (Int, Int), _ tongue: Tongue = .english) -> Stage {
    var stage = FixtureDay.stage(columns: size.0, rows: size.1, tongue: tongue)
    stage.send(.loaded("app profile shop", .profile(PhoneNumber(1), Array(Self.shop.utf8)), nil))
    stage.run("app background")
    stage.push(#"{"aps":{"alert":"tap me"},"orderId":7731}"#)
    stage.press("enter")
    return stage
  }

  @Test(arguments: ViewTests.sizes, Tongue.allCases)
  func theScreenThatTheAppOpened(_ size: (Int, Int), _ tongue: Tongue) {
    var stage = stage(size, tongue)
    stage.press("p")
    Golden.check(stage.frame, "phone-screen-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  @Test(arguments: ViewTests.sizes, Tongue.allCases)
  func theDialogThatTheAppPutUp(_ size: (Int, Int), _ tongue: Tongue) {
    var stage = stage(size, tongue)
    stage.push(#"{"aps":{"alert":"another"},"orderId":7732}"#)
    stage.press("p")
    Golden.check(stage.frame, "phone-dialog-\(size.0)x\(size.1)-\(tongue.rawValue)")
  }

  /// What the app shows ends with its process; a new screen covers a dialog.
  @Test func whatTheAppShowsEndsWithIt() {
    var stage = stage((120, 36))
    stage.press("p")
    #expect(stage.model.snapshot.scene?.front.screen == "Order 7731")
    stage.push(#"{"aps":{"alert":"another"},"orderId":7732}"#)
    #expect(stage.model.snapshot.scene?.front.dialog?.text.contains("7732") == true)
    stage.run("app background")
    stage.push(#"{"aps":{"alert":"third"},"orderId":7733}"#)
    stage.run("tap third")
    #expect(stage.model.snapshot.scene?.front == AppFront(screen: "Order 7733"))
    stage.run("app kill")
    #expect(stage.model.snapshot.scene?.front.isEmpty == true)
  }

  /// A row without a thread begins with the app's name, whoever sent the push.
  @Test func rowsBeginWithTheAppsName() {
    var stage = stage((120, 36))
    #expect(stage.model.selected?.arrival.source == "小店")
    stage.run("local add hello in 1s")
    stage.wait(seconds: 2)
    #expect(stage.model.selected?.arrival.source == "小店")
    stage.push(#"{"aps":{"alert":"x"}}"#, "topic=com.other.mail")
    #expect(stage.model.selected?.arrival.source == "mail")
  }
}
