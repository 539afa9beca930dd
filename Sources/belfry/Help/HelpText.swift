import Words

/// Help as the terminal shows it, put together from the rows.
struct HelpText {
  let tongue: Tongue

  /// All there is: `belfry help`, `belfry --help`.
  var overview: String {
    let inbox = InboxSubcommand.row
    let commands = Subcommands.all.map { (left: $0.name, right: $0.summary) }
    return [
      say("cli.about"),
      section("cli.usage.heading", lines(inbox.usages + ["belfry COMMAND …"])),
      section("cli.commands.heading", columns(commands)),
      section("cli.options.heading", columns(rows(of: inbox))),
      section("cli.exit.heading", lines([say("cli.exit.list")])),
      say("cli.help.more"),
    ].joined(separator: "\n\n")
  }

  /// All about one call.
  func text(of subcommand: Subcommand) -> String {
    if subcommand.name.isEmpty { return overview }
    var parts = [
      say(subcommand.summary),
      section("cli.usage.heading", lines(subcommand.usages)),
      wrapped(say(subcommand.detail)),
      section("cli.options.heading", columns(rows(of: subcommand))),
    ]
    if !subcommand.examples.isEmpty {
      let examples = subcommand.examples.flatMap { [$0.line, "    " + say($0.meaning)] }
      parts.append(section("cli.examples.heading", lines(examples)))
    }
    return parts.joined(separator: "\n\n")
  }

  private func section(_ heading: WordID, _ body: String) -> String { say(heading) + "\n" + body }

  private func lines(_ lines: [String]) -> String { lines.map { "  " + $0 }.joined(separator: "\n") }

  /// Paragraphs broken at spaces, to be read in a terminal of 80 columns.
  private func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        let last = lines[lines.count - 1]
        if !last.isEmpty && last.count + 1 + word.count > 78 {
          lines.append(String(word))
        } else {
          lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func rows(of subcommand: Subcommand) -> [(left: String, right: WordID)] {
    subcommand.allOptions.filter { !$0.isHidden }.map { option in
      let short = option.short.map { "-\($0), " } ?? ""
      return (short + option.flag + (option.metavariable.map { " " + $0 } ?? ""), option.help)
    }
  }

  /// Two columns; what is too long for the left one gets its own line.
  private func columns(_ rows: [(left: String, right: WordID)]) -> String {
    let width = 22
    return rows.map { left, right in
      let gap = width - left.count
      let space =
        gap >= 2 ? String(repeating: " ", count: gap) : "\n" + String(repeating: " ", count: width + 2)
      return "  " + left + space + say(right)
    }.joined(separator: "\n")
  }

  private func say(_ id: WordID) -> String { Phrase(id).text(in: tongue) }
}
