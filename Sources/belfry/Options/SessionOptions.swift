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
    if let key = options.text("app-key"), key != world.jpush.app.key {
      commands.append(.jpushService(.change(.app(key: key))))
    }
    let known = world.getui.app
    let id = options.text("getui-app-id") ?? known.id
    let key = options.text("getui-app-key") ?? known.key
    if id != known.id || key != known.key { commands.append(.getuiService(.change(.app(id: id, key: key)))) }
    if options.has("adopt"), !world.adoptsByItself { commands.append(.adopt(.byItself(true))) }
    return commands
  }
}
