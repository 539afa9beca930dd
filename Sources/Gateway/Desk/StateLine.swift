import Engine
import Getui
import JPush
import Phone
import Simulation

/// The answer to `belfry state`.
enum StateLine {
  static func of(_ engine: WorldEngine, instance: String, _ gateway: GatewayStatus) -> JSONObject {
    engine.read { state in
      var line = Answer.done()
      line.add("instance", instance)
      line.add("time", UTCText.write(state.now))
      line.add("mark", state.mark.text)
      line.add("clock-offset", state.world.clockOffset == 0 ? nil : state.world.clockOffset)
      if let device = state.world.device(state.world.selected) { fill(&line, device, state.world) }
      line.add("arrivals", state.arrivals.all)
      line.add("on-phone", state.arrivals.onPhone)
      line.add("refused", state.arrivals.refused)
      line.add("stream", name(of: state.stream.mode))
      let changed = state.world.switches.on.map(\.rawValue)
      line.add("adopt", state.world.adoptsByItself ? true : nil)
      line.add("faults", state.world.faults.isQuiet ? nil : state.world.faults.texts)
      line.add("rules", changed.isEmpty ? nil : changed)
      fill(&line, gateway.facts, state.world)
      line.add("read-only", state.refusal == nil ? nil : true)
      return line
    }
  }

  private static func fill(_ line: inout JSONObject, _ device: Device, _ world: World) {
    line.add("phone", device.number.value)
    line.add("phones", world.devices.count == 1 ? nil : world.devices.count { !$0.isGone })
    line.add("ios", device.phone.os.major)
    line.add("app", device.phone.app.rawValue)
    line.add("badge", device.phone.badge.number)
    line.add("network", device.phone.isNetworkOn)
    line.add("app-name", device.phone.setup.name)
    line.add("dialog", device.phone.screen.dialog?.line)
    if case .page(let page) = device.phone.screen.modal { line.add("page", page) }
    fillTokens(&line, device.phone)
    line.add("sdk", device.sdk.rawValue)
    if device.sdk.hasJPush { fillJPush(&line, device, world) }
    if device.sdk.hasGetui { fillGetui(&line, device, world) }
  }

  private static func fill(_ line: inout JSONObject, _ gateway: GatewayFacts?, _ world: World) {
    guard let gateway else { return }
    var ports = JSONObject()
    ports.add("apns", gateway.apns)
    ports.add("http", gateway.http)
    ports.add("https", gateway.https)
    ports.add("certificate", gateway.certificate)
    ports.add("jpush", gateway.jpush(in: world))
    ports.add("getui", gateway.getui(in: world))
    line.add("gateway", ports)
  }

  private static func fillTokens(_ line: inout JSONObject, _ phone: Phone) {
    line.add("installed", phone.setup.isInstalled)
    line.add("bundle", phone.setup.bundleID)
    line.add("environment", phone.setup.environment.rawValue)
    line.add("device-token", phone.tokens.text(of: .device))
    line.add("voip-token", phone.tokens.text(of: .voip))
    line.add("tokens", tokens(of: phone))
  }

  private static func fillJPush(_ line: inout JSONObject, _ device: Device, _ world: World) {
    line.add("app-key", world.jpush.app.key)
    line.add("connection", device.jpush.connection.rawValue)
    guard let id = device.jpush.registrationID, let known = world.jpush[id] else { return }
    line.add("registration-id", id.text)
    line.add("server-badge", known.badge.value)
    line.add("tags", known.tags.sorted)
    line.add("alias", known.alias)
  }

  private static func fillGetui(_ line: inout JSONObject, _ device: Device, _ world: World) {
    line.add("getui-app-id", world.getui.app.id)
    line.add("getui-app-key", world.getui.app.key)
    line.add("getui-link", device.getui.link.rawValue)
    line.add("getui-status", device.getui.status?.name)
    guard let id = device.getui.clientID, let known = world.getui[id] else { return }
    line.add("cid", id.text)
    line.add("getui-badge", known.badge)
    line.add("getui-tags", known.tags)
    line.add("getui-alias", known.alias)
    line.add("getui-kept", known.kept.isEmpty ? nil : known.kept.count)
  }

  /// All tokens by their names: `activity-start`, `activity order-7731`.
  private static func tokens(of phone: Phone) -> [JSONObject] {
    phone.tokens.all.map { kind in
      var token = JSONObject()
      token.add("of", kind.name)
      token.add("token", phone.tokens.text(of: kind))
      return token
    }
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
