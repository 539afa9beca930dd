import Exports
import Gateway
import Journal
import Language
import Words

/// `belfry export`: the history, or a part of it, for other tools. It reads the journal itself: belfry need not run.
enum ExportSubcommand {
  static let row = Subcommand(
    name: "export", usages: ["belfry export [OPTION]… [FILTER…]"], operandCount: 0...Int.max,
    summary: "cli.export", detail: "cli.export.detail",
    options: [
      OptionSpec(
        "format", .choice("FORMAT", ExportFormat.allCases.map(\.rawValue)), help: "cli.option.export.format"),
      OptionSpec("requests", help: "cli.option.export.requests"),
      OptionSpec("to", .text("FOLDER"), help: "cli.option.export.to"),
      OptionSpec("limit", .number("N", 1...Int.max), help: "cli.option.export.limit"),
      CommonOptions.instance,
    ],
    examples: [
      .init(line: "belfry export refused age:<1h", meaning: "cli.export.example"),
      .init(line: "belfry export '#12' --format curl | sh", meaning: "cli.export.curl"),
      .init(line: "belfry export from:jpush --format scene > day.scene", meaning: "cli.export.scene"),
    ],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    let text = call.operands.map(\.text).joined(separator: " ")
    let filter: Filter
    do throws(LanguageError) { filter = try Filter(parsing: text) } catch {
      throw Complaint(Phrase("gateway.wait.filter", .phrase(error.phrase)))
    }
    let format = call.options.text("format").flatMap(ExportFormat.init(rawValue:)) ?? .jsonl
    guard format != .csv || !call.options.has("requests") else {
      throw Complaint(Phrase("cli.export.csv"), fix: Phrase("cli.export.csv.fix"))
    }
    let source = try ExportSource(call, needsFacts: format == .curl || format == .apns)
    defer { source.close() }
    let writer = ExportWriter(source, format, folder: call.options.text("to"), call.console)
    let count = try writer.write(
      filter, requests: call.options.has("requests"), limit: call.options.number("limit") ?? .max)
    // As grep does: nothing that matches is a status of its own, and no mistake.
    return count == 0 ? .checkFailed : .ok
  }
}
