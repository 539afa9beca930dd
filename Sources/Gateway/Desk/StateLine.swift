import Engine
import JPush
import Phone
import Simulation

/// The answer to `belfry state`.
enum StateLine {
  static func of(_ engine: WorldEngine, instance: String) -> JSONObject {
    engine.read { state in
      var line = Answer.done()
      line.add("instance", instance)
      line.add("time", UTCText.write(state.now))
      line.add("clock-offset", state.world.clockOffset == 0 ? nil : state.world.clockOffset)
      if let device = state.world.devices.first { fill(&line, device, state.world) }
      line.add("arrivals", state.arrivals.all)
      line.add("on-phone", state.arrivals.onPhone)
      line.add("refused", state.arrivals.refused)
      line.add("stream", name(of: state.stream.mode))
      line.add("read-only", state.refusal == nil ? nil : true)
      return line
    }
  }

  private static func fill(_ line: inout JSONObject, _ device: Device, _ world: World) {
    line.add("phone", device.number.value)
    line.add("ios", device.phone.os.major)
    line.add("app", device.phone.app.rawValue)
    line.add("badge", device.phone.badge.number)
    line.add("network", device.phone.isNetworkOn)
    line.add("connection", device.jpush.connection.rawValue)
    guard let id = device.jpush.registrationID, let known = world.jpush[id] else { return }
    line.add("registration-id", id.text)
    line.add("server-badge", known.badge.value)
    line.add("tags", known.tags.sorted)
    line.add("alias", known.alias)
  }

  private static func name(of mode: StreamStatus.Mode) -> String {
    switch mode {
    case .playing: "playing"
    case .paused: "paused"
    case .off: "off"
    case .gaveWay: "gave-way"
    }
  }
}
