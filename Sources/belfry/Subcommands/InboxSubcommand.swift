import Engine
import Exports
import Gateway
import Inbox
import Journal
import Language
import Payload
import Simulation
import Terminal
import Words

/// `belfry` alone: the inbox, with the control socket beside it.
enum InboxSubcommand {
  static let row = Subcommand(
    name: "", usages: ["belfry [OPTION]…"], operandCount: 0...0, summary: "cli.inbox",
    detail: "cli.inbox.detail",
    options: RunningBelfry.options + [
      OptionSpec("no-stream", help: "cli.option.no-stream"),
      OptionSpec("theme", .text("NAME"), help: "cli.option.theme"),
      OptionSpec("crash-for-tests", help: "cli.option.crash", isHidden: true),
      OptionSpec("version", help: "cli.option.version"),
    ],
    examples: [],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    // Before any thread is started: threads inherit what is blocked.
    Signals.block()
    let journal = try RunningBelfry.journal(call)
    let gate = try GatewayOptions.configuration(call.options, journal)
    var options = options(call, journal)
    let belfry = try RunningBelfry(call, journal, playsStream: !call.options.has("no-stream")) {
      InboxWarmth.rehearse(options)
    }
    let engine = belfry.engine
    let status = belfry.server.status
    options.ports = { status.facts.map { facts in engine.read { ExportPorts(facts, $0.world) } } }
    options.snippet = { [server = belfry.server] library in snippet(library, server.state(of: engine)) }
    let door = door(to: options, engine, crashes: call.options.has("crash-for-tests"))
    var gateway: GatewayServer?
    defer { belfry.stop(gateway) }
    gateway = try belfry.start(gate, face: door) { opened in
      if case .failure(let fault) = opened {
        engine.tell(Phrase("cli.gateway.closed", .phrase(fault.reason), .phrase(fault.fix)))
      }
    }
    do throws(TerminalError) {
      return ExitStatus(rawValue: try InboxApp.run(engine: engine, options: options)) ?? .internalFault
    } catch {
      throw Complaint(error.phrase)
    }
  }

  private static func snippet(_ library: ClientLibrary, _ state: [UInt8]) -> CopiedSnippet {
    guard let document = try? JSONDocument(state), let facts = ClientFacts(document.root) else {
      return .missing(Phrase("cli.clients.closed"))
    }
    if let missing = library.missing(in: facts) {
      return .missing(
        missing.fix.map { Phrase("cli.clients.missing", .phrase(missing.reason), .phrase($0)) }
          ?? missing.reason)
    }
    return .text(ClientSnippet.text(for: library, facts))
  }

  private static func options(_ call: Invocation, _ journal: JournalPlace) -> InboxOptions {
    var options = InboxOptions()
    options.tongue = call.tongue
    options.commandFile = Directories.config.map { $0 + "/belfryrc" }
    options.themeFolder = Directories.config
    options.theme = call.options.text("theme")
    if case .folder(let folder, _) = journal { options.stateFolder = folder }
    return options
  }

  /// Joins the control socket with the face.
  ///
  /// - Parameter crashes: whether the line `crash` ends the process at once, as a fault of belfry's own would.
  private static func door(to options: InboxOptions, _ engine: WorldEngine, crashes: Bool) -> FaceDoor {
    let mailbox = options.mailbox
    let folder = options.themeFolder
    return FaceDoor(
      knows: { (line) throws(LanguageError) in
        if crashes && line == "crash" { return true }
        return try InboxMailbox.knows(line)
      },
      take: { line in
        if crashes && line == "crash" { fatalError("crashed on purpose") }
        mailbox.send(line)
      },
      draw: { terms, tongue in picture(terms, tongue, themes: folder, of: engine) })
  }

  private static func picture(
    _ terms: PictureTerms, _ tongue: Tongue, themes: String?, of engine: WorldEngine
  ) -> FaceDoor.Picture {
    var picture = InboxPicture()
    picture.size = Size(columns: terms.columns, rows: terms.rows)
    picture.theme = terms.theme
    picture.themeFolder = themes
    picture.tongue = tongue
    picture.lines = terms.lines
    do throws(PictureFault) {
      let frame = try picture.frame(of: engine)
      switch terms.format {
      case .text: return .success(frame.lines().joined(separator: "\n"))
      case .svg: return .success(frame.svg(title: Phrase("cli.shot.title").text(in: tongue)))
      }
    } catch {
      return .failure(PictureRefusal(error.reason))
    }
  }
}
