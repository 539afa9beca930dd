import APNs
import Language
import Payload
import Phone

@testable import Simulation

/// Commands about what comes beside ordinary pushes.
extension RandomWorld {
  mutating func anyKindCommand() -> PhoneCommand {
    switch below(6) {
    case 0, 1: .service(anyExtensionCommand())
    case 2, 3: .local(anyLocalCommand())
    case 4: .call(anyCallCommand())
    default: below(3) == 0 ? .channel(pick([.join("team"), .leave])) : .activity(anyActivityCommand())
    }
  }

  private mutating func anyCallCommand() -> CallCommand {
    pick([
      .answer, .decline, .end, .registry(pick(RegistrySetting.allCases)), .report(pick(CallReport.allCases)),
      .method(pick(PushKitMethod.allCases)), .report(.call), .registry(.set),
    ])
  }

  private mutating func anyActivityCommand() -> ActivityCommand {
    let type = pick(["Ride", text()])
    switch below(5) {
    case 0:
      let kind = pick(ActivityField.Kind.allCases)
      return .expects(type, below(3) == 0 ? [] : [ActivityField("driver", kind, isOptional: below(2) == 0)])
    case 1: return .frequent(below(2) == 0)
    case 2: return .start(type, optional { [Pair($0.text(), $0.text())] } ?? [])
    case 3: return .end("Ride-\(below(4))")
    default: return .dismiss("Ride-\(below(4))")
    }
  }

  /// A push of one of the rarer types.
  mutating func anyKindPush() -> APNsPush {
    let type = pick([
      "voip", "voip", "liveactivity", "liveactivity", "liveactivity", "location", "fileprovider", "widgets",
      "controls", "pushtotalk", "complication",
    ])
    var body = #"{"aps":{"content-changed":true},"caller":"Ann"}"#
    if type == "liveactivity" {
      let state = pick([#"{"driver":"Ann"}"#, #"{"driver":1}"#, "{}", "1"])
      let more = pick([
        "", #","dismissal-date":1"#, #","stale-date":1767000600"#, #","stale-date":1"#,
        #","dismissal-date":1767900000"#,
      ])
      let alert = #""alert":{"title":"T","sound":"default"}"#
      let event = pick(["start", "start", "update", "end"])
      body =
        #"{"aps":{"timestamp":\#(below(90)),"event":"\#(event)","content-state":\#(state),\#(alert),"#
        + #""attributes-type":"Ride","attributes":{}\#(more)}}"#
    }
    var push = APNsPush(body: Array(body.utf8))
    push.type = type
    push.priority = pick([nil, "10", "5"])
    return push
  }

  private mutating func anyLocalCommand() -> LocalCommand {
    switch below(9) {
    case 0, 1, 2: .add(anyContent(), anyTrigger(), identifier: optional { $0.pick(["a", "b", $0.text()]) })
    case 3: .schedule(anyContent(), anyLegacyTime(), identifier: optional { $0.pick(["a", $0.text()]) })
    case 4: .find(text(), pick(LocalScope.allCases))
    case 5: .remove([pick(["a", "b", "c"])], pick(LocalScope.allCases))
    case 6:
      pick([.list, .cancelAll, .cancel("a"), .removeAll(nil), .removeAll(.pending), .removeAll(.delivered)])
    case 7: .region(pick(RegionEdge.allCases), pick(["home", "a=b", "汉字"]))
    default: .zone(Int64(below(27) - 12) * 3_600_000_000)
    }
  }

  private mutating func anyContent() -> LocalContent {
    var content = LocalContent(body: text())
    content.title = pick(["", text()])
    content.badge = optional { $0.number() }
    content.sound = optional { $0.pick(["default", "", "a.caf"]) }
    content.category = optional { $0.text() }
    content.thread = optional { $0.text() }
    content.level = optional { $0.pick([.active, .passive, .timeSensitive, .critical]) }
    content.info = optional { [Pair($0.text(), $0.text())] } ?? []
    content.attachments = below(6) == 0 ? [Attachment(pick(["a.png", "a.tmp"]), bytes: 5)] : []
    return content
  }

  private mutating func anyMatch() -> CalendarMatch {
    CalendarMatch(pick([.every, .date(below(30_000))]), minute: below(1440))
  }

  private mutating func anyTrigger() -> LocalTrigger {
    switch below(8) {
    case 0: .now
    case 1: .calendar(CalendarMatch(.weekday(below(7)), minute: below(1440)), repeats: true)
    case 2: .calendar(CalendarMatch(.every, minute: below(1440)), repeats: below(2) == 0)
    case 3: .calendar(anyMatch(), repeats: false)
    case 4: .region(pick(RegionEdge.allCases), pick(["home", "a=b", "汉字"]), repeats: below(2) == 0)
    default: .interval(pick([0, -1, 1, 5_000_000, 600_000_000, .max, .min]), repeats: below(2) == 0)
    }
  }

  private mutating func anyLegacyTime() -> LegacyTime {
    switch below(5) {
    case 0: .now
    case 1: .at(anyMatch(), every: optional { $0.pick(RepeatInterval.allCases) })
    case 2: .at(CalendarMatch(.weekday(below(7)), minute: below(1440)), every: .week)
    case 3: .region(pick(RegionEdge.allCases), text(), repeats: below(2) == 0)
    default:
      .after(pick([0, -5, 7_000_000, .max, .min]), every: optional { $0.pick(RepeatInterval.allCases) })
    }
  }

  private mutating func anyExtensionCommand() -> ExtensionCommand {
    switch below(8) {
    case 0: .present(below(4) != 0)
    case 1: .text(pick(ContentField.allCases), optional { $0.text() })
    case 2: .badge(optional { $0.number() })
    case 3: .info(text(), optional { $0.text() })
    case 4: .attach(Attachment(text(), bytes: pick([0, 1, 1024, 2 << 20, .max])))
    case 5: .minimum(OSVersion(below(12) + 6, below(3)))
    case 6: .ending(pick([.calls(after: 0), .calls(after: 31_000_000), .never, .crashes]))
    default:
      pick([
        .detach, .lastWord(.content), .lastWord(.nothing), .result(.content), .result(.nothing),
        .ending(.calls(after: Int64(below(40)) * 1_000_000)),
      ])
    }
  }
}
