import Phone
import Simulation

/// An arrival as `belfry tail` prints it, and as answers carry it. Keys without a value are left out.
enum ArrivalLine {
  /// The line of `belfry tail`.
  static func of(_ arrival: Arrival) -> JSONObject {
    var line = TailFormat.line("arrival")
    fill(&line, arrival)
    return line
  }

  /// The object within an answer.
  static func object(of arrival: Arrival) -> JSONObject {
    var object = JSONObject()
    fill(&object, arrival)
    return object
  }

  private static func fill(_ line: inout JSONObject, _ arrival: Arrival) {
    line.add("push", arrival.number.value)
    line.add("phone", arrival.phone.value)
    line.add("at", UTCText.write(arrival.at))
    line.add("type", arrival.kind.rawValue)
    line.add("origin", arrival.origin.rawValue)
    line.add("vendor", arrival.vendor)
    line.add("outcome", arrival.outcome.rawValue)
    line.add("source", arrival.source)
    line.add("title", arrival.title)
    line.add("subtitle", arrival.subtitle)
    line.add("body", arrival.body)
    line.add("shown", arrival.shown.names)
    line.add("sound", sound(of: arrival))
    line.add("badge", arrival.badge)
    line.add("kept-badge", arrival.keptBadge)
    line.add("answered", arrival.answered?.names)
    line.add("silent", arrival.silentPart?.name)
    line.add("callbacks", arrival.callbacks)
    line.add("on-phone", arrival.isOnPhone)
    line.add("read", arrival.isRead)
    line.add("refusal", arrival.refusal)
    line.add("rule", arrival.rule.name)
    line.add("signs", arrival.notes.isEmpty ? nil : arrival.signs.map(\.rawValue))
    line.add("notes", arrival.notes.isEmpty ? nil : arrival.notes.map(\.name))
    line.add("app", arrival.appState.rawValue)
    line.add("apns-id", arrival.apnsID)
    line.add("collapse-id", arrival.collapseID)
    line.add("priority", arrival.priority)
    line.add("push-type", arrival.pushType)
    line.add("bytes", arrival.payload.count)
  }

  private static func sound(of arrival: Arrival) -> JSONObject? {
    arrival.sound.map { sound in
      var object = JSONObject()
      sound.fill(&object)
      return object
    }
  }
}

extension SilentPart {
  fileprivate var name: String {
    switch self {
    case .ran: "ran"
    case .held: "held"
    case .handedOver: "handedOver"
    case .dropped: "dropped"
    }
  }
}
