/// `belfry man`: the manual page's source.
enum ManSubcommand {
  static let row = Subcommand(
    name: "man", usages: ["belfry man"], operandCount: 0...0, summary: "cli.man", detail: "cli.man.detail",
    options: [], examples: [.init(line: "belfry man | man -l -", meaning: "cli.man.example")],
    run: { (call) throws(Complaint) in
      try call.console.print(ManPage(tongue: call.tongue).text)
      return .ok
    })
}
