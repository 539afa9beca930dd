import Scenes
import Simulation
import Words

/// `belfry profile`: begins and checks the files that describe an app under test.
enum ProfileSubcommand {
  static let row = Subcommand(
    name: "profile",
    usages: [
      "belfry profile new [OPTION]… [NAME]", "belfry profile check [OPTION]… FILE|-…",
      "belfry profile list [OPTION]…", "belfry profile show [OPTION]… NAME",
    ],
    operandCount: 1...Int.max, summary: "cli.profile", detail: "cli.profile.detail", options: [],
    examples: [
      .init(line: "belfry profile new shop", meaning: "cli.profile.example.new"),
      .init(line: "belfry profile check shop.profile", meaning: "cli.profile.example.check"),
      .init(line: "belfry profile show mejpush", meaning: "cli.profile.example.show"),
    ],
    run: { (call) throws(Complaint) in try run(call) })

  private static func run(_ call: Invocation) throws(Complaint) -> ExitStatus {
    switch call.operands[0].text {
    case "new": return try begin(call, call.operands.dropFirst())
    case "check": return try check(call, call.operands.dropFirst())
    case "list": return try list(call, call.operands.dropFirst())
    case "show": return try show(call, call.operands.dropFirst())
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

  /// The profiles that come with the program, each with a sentence.
  private static func list(
    _ call: Invocation, _ operands: ArraySlice<Operand>
  ) throws(Complaint) -> ExitStatus {
    if let extra = operands.first { throw Complaint(Phrase("cli.operand.extra", .text(extra.text))) }
    for profile in BuiltInProfile.names.compactMap(BuiltInProfile.init) {
      try call.console.print(profile.name)
      try call.console.print("    " + profile.summary.text(in: call.tongue))
    }
    return .ok
  }

  /// Prints one of them, to read and to begin with.
  private static func show(
    _ call: Invocation, _ operands: ArraySlice<Operand>
  ) throws(Complaint) -> ExitStatus {
    guard let name = operands.first?.text else { throw Complaint(Phrase("cli.operand.missing")) }
    if operands.count > 1, let extra = operands.last {
      throw Complaint(Phrase("cli.operand.extra", .text(extra.text)))
    }
    guard let profile = BuiltInProfile(name) else {
      throw Complaint(
        Phrase("cli.profile.unknown", .text(name)),
        fix: Phrase("cli.profile.unknown.fix", .text(BuiltInProfile.names.joined(separator: ", "))))
    }
    try call.console.write(profile.bytes)
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
