import Scenes
import Simulation
import Words

/// `belfry profile`: begins and checks the files that describe an app under test.
enum ProfileSubcommand {
  static let row = Subcommand(
    name: "profile",
    usages: ["belfry profile new [OPTION]… [NAME]", "belfry profile check [OPTION]… FILE|-…"],
    operandCount: 1...Int.max, summary: "cli.profile", detail: "cli.profile.detail", options: [],
    examples: [
      .init(line: "belfry profile new shop", meaning: "cli.profile.example.new"),
      .init(line: "belfry profile check shop.profile", meaning: "cli.profile.example.check"),
    ],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    switch call.operands[0].text {
    case "new": return try begin(call, call.operands.dropFirst())
    case "check": return try check(call, call.operands.dropFirst())
    default:
      throw Complaint(
        Phrase("cli.profile.what", .text(call.operands[0].text)), fix: Phrase("cli.profile.what.fix"))
    }
  }

  /// Writes a new file, or prints it where no name is given.
  private static func begin(
    _ call: Invocation, _ operands: ArraySlice<Operand>
  ) throws(Complaint) -> ExitStatus {
    if operands.count > 1, let extra = operands.last {
      throw Complaint(Phrase("cli.operand.extra", .text(extra.text)))
    }
    guard let name = operands.first?.text else {
      try call.console.write(Array(ProfileTemplate(name: "Demo").text(in: call.tongue).utf8))
      return .ok
    }
    let path = name.hasSuffix(".profile") ? name : name + ".profile"
    let plain = path.split(separator: "/").last.map { String($0.dropLast(8)) } ?? name
    try NewFile.write(Array(ProfileTemplate(name: plain).text(in: call.tongue).utf8), to: path)
    try call.console.print(path)
    return .ok
  }

  /// All files are read; one with a mistake does not keep the others from it.
  private static func check(
    _ call: Invocation, _ operands: ArraySlice<Operand>
  ) throws(Complaint) -> ExitStatus {
    guard !operands.isEmpty else { throw Complaint(Phrase("cli.operand.missing")) }
    var status = ExitStatus.ok
    for operand in operands {
      let bytes = try FileBytes.read(operand)
      do throws(ProfileError) {
        let profile = try ProfileReading.file(bytes, operand.text).profile
        try? call.console.print(
          Phrase(
            "cli.profile.good", .text(operand.text), .count(profile.setup.count),
            .count(profile.reactions.count)))
      } catch {
        status = .checkFailed
        try? call.console.print(
          "\(operand.text):\(error.line):\(error.column): " + error.remark.text(in: call.tongue))
      }
    }
    return status
  }
}

extension ProfileError {
  /// The reason, and what was probably meant.
  fileprivate var remark: Phrase {
    guard let suggestion else { return reason }
    return Phrase("profile.remark.suggest", .phrase(reason), .text(suggestion))
  }
}
