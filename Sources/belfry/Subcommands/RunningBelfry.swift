import Engine
import Gateway
import Journal
import Words

/// What a belfry that runs has, with a face or without: engine, control socket and gateway.
struct RunningBelfry {
  let engine: WorldEngine
  let server: ControlServer

  /// The options of every belfry that runs.
  static let options =
    [
      CommonOptions.instance, OptionSpec("ephemeral", help: "cli.option.ephemeral"),
      OptionSpec("seed", .number("N", 0...Int.max), help: "cli.option.seed"),
    ] + GatewayOptions.specs

  /// Takes the instance's socket and opens its journal; nobody is answered before `start`.
  ///
  /// - Parameter meanwhile: done on this thread while the journal is being opened on another.
  init(
    _ call: Invocation, _ journal: JournalPlace, playsStream: Bool, meanwhile: () -> Void = {}
  ) throws(Complaint) {
    let place = try call.place
    // The socket first: it tells best that this belfry is running already, and of which version it is.
    do throws(SocketFault) { server = try ControlServer(place) } catch { throw Complaint(error) }
    var configuration = EngineConfiguration(place: journal)
    configuration.journal.seed = call.options.number("seed").map(UInt64.init)
    configuration.playsStream = playsStream
    do throws(EngineError) { engine = try WorldEngine.open(configuration, meanwhile: meanwhile) } catch {
      throw Complaint(error.phrase)
    }
    SessionOptions.apply(call.options, to: engine)
  }

  /// The journal that a call means.
  static func journal(_ call: Invocation) throws(Complaint) -> JournalPlace {
    if call.options.has("ephemeral") { return .memory }
    return try Directories.journal(of: call.place.instance)
  }

  /// Answers the control socket, and opens the gateway if there is to be one.
  func start(
    _ gateway: GatewayConfiguration?, face: FaceDoor?, _ opened: @escaping GatewayServer.Opened
  ) throws(Complaint) -> GatewayServer? {
    do throws(SocketFault) { try server.start(engine, face: face) } catch { throw Complaint(error) }
    return gateway.map { GatewayServer(beside: server, $0, opened) }
  }

  /// Writes down what there is, and ends all connections.
  func stop(_ gateway: GatewayServer?) {
    engine.close()
    gateway?.stop()
    server.stop()
  }
}
