import Language
import Words

/// `belfry completions`: a script that lets a shell complete calls.
enum CompletionsSubcommand {
  static let row = Subcommand(
    name: "completions", usages: ["belfry completions bash|zsh|fish"], operandCount: 1...1,
    summary: "cli.completions", detail: "cli.completions.detail", options: [],
    examples: [.init(line: "source <(belfry completions bash)", meaning: "cli.completions.example")],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    let name = call.operands[0].text
    guard let shell = ShellCompletion(rawValue: name) else {
      let known = ShellCompletion.allCases.map(\.rawValue)
      let near = Nearest.word(to: name, among: Set(known))
      throw Complaint(
        Phrase("cli.completions.unknown", .text(name), .text(known.joined(separator: ", "))),
        fix: near.map { Phrase("cli.meant", .text($0)) })
    }
    try call.console.print(shell.script)
    return .ok
  }
}
