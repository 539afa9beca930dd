import Gateway
import Words

/// `belfry paths`: where the files lie.
enum PathsSubcommand {
  static let row = Subcommand(
    name: "paths", usages: ["belfry paths [OPTION]…"], operandCount: 0...0, summary: "cli.paths",
    detail: "cli.paths.detail", options: [CommonOptions.instance], examples: [],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    let place = try call.place
    if let config = Directories.config {
      try call.console.print("config   \(config)\nrc       \(config)/belfryrc")
    }
    if let journal = try Directories.journal(of: place.instance).file {
      try call.console.print("journal  \(journal)")
    }
    try call.console.print("socket   \(place.path)")
    return .ok
  }
}
