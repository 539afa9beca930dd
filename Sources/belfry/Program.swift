import Gateway
import Language
import Words

/// Finds out what was called, runs it, and turns what it comes to into an exit status.
enum Program {
  static func run() -> Int32 {
    let words = Operand.all
    var console = Console(tongue: Locale.tongue)
    var name: String?
    do throws(Complaint) {
      let call = try Call(words)
      name = call.subcommand.name.isEmpty ? nil : call.subcommand.name
      console = Console(tongue: call.tongue)
      return try run(call, console).rawValue
    } catch {
      console.complain(error, in: name)
      return error.status.rawValue
    }
  }

  private static func run(_ call: Call, _ console: Console) throws(Complaint) -> ExitStatus {
    if call.values.has("help") {
      try console.print(HelpText(tongue: console.tongue).text(of: call.subcommand))
      return .ok
    }
    if call.values.has("version") {
      try console.print("belfry \(BelfryVersion.text)")
      return .ok
    }
    guard call.subcommand.operandCount.contains(call.operands.count) else {
      let usage = call.subcommand.usages.joined(separator: "\n       ")
      throw Complaint(
        call.operands.count < call.subcommand.operandCount.lowerBound
          ? Phrase("cli.operand.missing")
          : Phrase("cli.operand.extra", .text(call.operands.last?.text ?? "")),
        fix: Phrase("cli.usage", .text(usage)))
    }
    return try call.subcommand.run(
      Invocation(options: call.values, operands: call.operands, console: console))
  }
}
