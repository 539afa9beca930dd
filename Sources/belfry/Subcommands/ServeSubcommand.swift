import CLinux
import Engine
import Gateway
import Glibc
import Journal
import Synchronization
import Terminal
import Words

/// `belfry serve`: the gateway without a face. Prints where it is, then what `belfry tail` prints.
enum ServeSubcommand {
  static let row = Subcommand(
    name: "serve", usages: ["belfry serve [OPTION]…"], operandCount: 0...0, summary: "cli.serve",
    detail: "cli.serve.detail",
    options: RunningBelfry.options + [OptionSpec("quiet", help: "cli.option.quiet")],
    examples: [.init(line: "belfry serve --ephemeral --ports 0", meaning: "cli.serve.example")],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    // Before any thread is started: threads inherit what is blocked.
    Signals.block()
    let bell = Bell()
    let journal = try RunningBelfry.journal(call)
    let configuration = try GatewayOptions.configuration(call.options, journal)
    let belfry = try RunningBelfry(call, journal, playsStream: false)
    let result = Mutex<Result<GatewayFacts, SocketFault>?>(nil)
    let gateway = try belfry.start(configuration, face: nil) { opened in
      result.withLock { $0 = opened }
      bell.ring()
    }
    defer { belfry.stop(gateway) }
    if gateway != nil {
      while result.withLock({ $0 }) == nil { if let signal = bell.wait() { return status(of: signal) } }
    }
    switch result.withLock({ $0 }) {
    case .failure(let fault): throw Complaint(fault)
    case .success(let facts): try call.console.write(ReadyLine.of(facts, belfry.engine))
    case nil: try call.console.write(ReadyLine.of(nil, belfry.engine))
    }
    // There is no face to show what the journal was found like.
    for banner in belfry.engine.read({ $0.banners }) {
      call.console.complain(Complaint(banner.phrase), in: "serve")
    }
    if call.options.has("quiet") {
      // Making a line for each step costs more than deciding the push; here nobody reads them.
      while true { if let signal = bell.wait() { return status(of: signal) } }
    }
    belfry.engine.onChange { bell.ring() }
    let tail = TailWatch(belfry.engine)
    while true {
      var lines = tail.lines()
      while !lines.isEmpty {
        try call.console.write(lines.flatMap(\.self))
        lines = tail.lines()
      }
      if let signal = bell.wait() { return status(of: signal) }
    }
  }

  /// Ended as asked is ended well.
  private static func status(of signal: Int32) -> ExitStatus { signal == SIGINT ? .interrupted : .ok }
}
