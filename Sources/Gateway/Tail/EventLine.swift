import Simulation

/// An event as `belfry tail` prints it: a name within its room, and what belongs to it.
struct EventLine {
  let name: String
  let detail: JSONObject

  init(_ name: String, _ fill: (inout JSONObject) -> Void = { _ in }) {
    self.name = name
    var detail = JSONObject()
    fill(&detail)
    self.detail = detail
  }

  /// The event, its name led by its room's.
  init(_ event: Event) {
    let (room, line) =
      switch event {
      case .phone(let event): ("phone", event.line)
      case .apns(let event): ("apns", event.line)
      case .jpush(let event): ("jpush", event.line)
      case .getui(let event): ("getui", event.line)
      case .world(let event): ("world", event.line)
      }
    name = "\(room).\(line.name)"
    detail = line.detail
  }
}
