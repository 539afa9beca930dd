import Engine
import Gateway
import Inbox
import Journal
import Language
import Terminal
import Words

/// `belfry` alone: the inbox, with the control socket beside it.
enum InboxSubcommand {
  static let row = Subcommand(
    name: "", usages: ["belfry [OPTION]…"], operandCount: 0...0, summary: "cli.inbox",
    detail: "cli.inbox.detail",
    options: [
      CommonOptions.instance,
      OptionSpec("ephemeral", help: "cli.option.ephemeral"),
      OptionSpec("seed", .number("N", 0...Int.max), help: "cli.option.seed"),
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
    let place = try call.place
    let journal = call.options.has("ephemeral") ? .memory : try Directories.journal(of: place.instance)
    // The socket first: it tells best that this belfry is running already, and of which version it is.
    let server = try server(at: place)
    let engine = try engine(call, journal)
    defer {
      engine.close()
      server.stop()
    }
    let options = options(call, journal)
    let door = door(to: options, engine, crashes: call.options.has("crash-for-tests"))
    do throws(SocketFault) { try server.start(engine, face: door) } catch { throw Complaint(error) }
    do throws(TerminalError) {
      return ExitStatus(rawValue: try InboxApp.run(engine: engine, options: options)) ?? .internalFault
    } catch {
      throw Complaint(error.phrase)
    }
  }

  private static func server(at place: SocketPlace) throws(Complaint) -> ControlServer {
    do throws(SocketFault) { return try ControlServer(place) } catch { throw Complaint(error) }
  }

  private static func engine(_ call: Invocation, _ place: JournalPlace) throws(Complaint) -> WorldEngine {
    var configuration = EngineConfiguration(place: place)
    configuration.journal.seed = call.options.number("seed").map(UInt64.init)
    configuration.playsStream = !call.options.has("no-stream")
    do throws(EngineError) { return try WorldEngine(configuration) } catch { throw Complaint(error.phrase) }
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
