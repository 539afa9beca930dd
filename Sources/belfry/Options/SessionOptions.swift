import Engine
import Getui
import JPush
import Simulation

/// The options about the app's names at the services, which are part of the session: each becomes a command.
enum SessionOptions {
  /// Runs the commands that `options` stand for, where the session is not so already.
  static func apply(_ options: OptionValues, to engine: WorldEngine) {
    for command in engine.read({ commands(options, $0.world) }) { engine.perform(command) { _ in } }
  }

  private static func commands(_ options: OptionValues, _ world: World) -> [WorldCommand] {
    var commands: [WorldCommand] = []
    let appKey = name(options.text("app-key"), or: world.jpush.app.key)
    if appKey != world.jpush.app.key {
      commands.append(.jpushService(.change(.app(key: appKey))))
    }
    let known = world.getui.app
    let id = name(options.text("getui-app-id"), or: known.id)
    let key = name(options.text("getui-app-key"), or: known.key)
    if id != known.id || key != known.key { commands.append(.getuiService(.change(.app(id: id, key: key)))) }
    if options.has("adopt"), !world.adoptsByItself { commands.append(.adopt(.byItself(true))) }
    return commands
  }

  /// The name that an option gives, the known one without, and none for the word that takes any.
  private static func name(_ given: String?, or known: String?) -> String? {
    given == GatewayOptions.any ? nil : given ?? known
  }
}
