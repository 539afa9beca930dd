import Terminal
import Words

@testable import Inbox

/// A morning on the phone with everything that a list has to show.
enum FixtureDay {
  static func stage(columns: Int = 120, rows: Int = 36, tongue: Tongue = .english) -> Stage {
    var stage = day
    stage.model.size = Size(columns: columns, rows: rows)
    stage.model.locale = tongue
    stage.show()
    return stage
  }

  private static let day: Stage = {
    var stage = Stage()
    stage.run("app open")
    stage.wait(seconds: 5)
    stage.run("sdk addTags vip,game,北京")
    stage.wait(seconds: 1)
    stage.run("sdk setAlias user_42")
    stage.wait(seconds: 1)
    stage.run("app background")
    stage.push(#"{"aps":{"alert":{"title":"Order placed","body":"Order 7729"},"thread-id":"Orders"}}"#)
    stage.run("clear")
    stage.wait(seconds: 660)
    stage.push(
      #"{"aps":{"alert":{"title":"周末特惠","body":"全场八折"},"thread-id":"Promo","interruption-level":"passive"}}"#)
    stage.wait(seconds: 360)
    stage.push(
      #"{"aps":{"alert":{"title":"Payment received","body":"Order 7730, 42 €"},"thread-id":"Orders"}}"#)
    stage.run(#"tap "Payment""#)
    stage.wait(seconds: 2)
    stage.run("app background")
    stage.wait(seconds: 118)
    stage.run(#"message '{"type":"sync","rev":42}'"#)
    stage.wait(seconds: 180)
    stage.push(#"{"aps":{"alert":"too late","badge":1},"#)
    stage.wait(seconds: 240)
    stage.push(
      #"{"aps":{"alert":{"title":"Morning brief","body":"five things to know, קצר ולעניין"},"thread-id":"News"}}"#
    )
    stage.wait(seconds: 120)
    stage.push(#"{"aps":{"content-available":1},"sync":"orders"}"#)
    stage.wait(seconds: 120)
    stage.push(
      #"{"aps":{"alert":{"title":"王小明","body":"晚上一起吃饭？🍜👨‍👩‍👧"},"sound":"message.caf","thread-id":"Chat"}}"#)
    stage.wait(seconds: 60)
    stage.run("app open")
    stage.wait(seconds: 5)
    stage.push(
      #"{"aps":{"alert":{"title":"你的包裹已出库","subtitle":"Your parcel is on its way","body":"Order 7731 left the depot, arrives Thursday 14–16 h"},"badge":3,"sound":"default","thread-id":"Orders","category":"ORDER"},"orderId":7731,"isPush":"1","_j_msgid":18100287009463297}"#,
      "collapse-id=order-7731 push-type=alert")
    return stage
  }()
}
