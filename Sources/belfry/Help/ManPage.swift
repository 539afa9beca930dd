import Gateway
import Inbox
import Words

/// The manual page in roff (man-pages(7), groff_man(7)), put together from the same rows as the help.
struct ManPage {
  let tongue: Tongue

  var text: String {
    let inbox = InboxSubcommand.row
    let tagline = Roff.text(say("cli.man.tagline"))
    var lines = [".TH BELFRY 1 \"\" \"belfry \(BelfryVersion.text)\""]
    lines += heading("cli.man.name") + ["belfry \\- \(tagline)"]
    lines += heading("cli.man.synopsis") + usage(of: inbox)
    lines += [".br", "\\fBbelfry\\fR \\fICOMMAND\\fR …"]
    lines += heading("cli.man.description") + paragraphs(inbox.detail)
    lines += heading("cli.man.options") + options(of: inbox)
    lines += heading("cli.man.keys") + paragraphs("cli.man.keys.text") + KeyManual.all.flatMap(key)
    lines += heading("cli.man.commands") + Subcommands.all.flatMap(section)
    lines += heading("cli.man.exit") + paragraphs("cli.exit.list")
    lines += heading("cli.man.files") + paragraphs("cli.man.files.text")
    return lines.joined(separator: "\n")
  }

  private func heading(_ id: WordID) -> [String] { [".SH " + Roff.text(say(id))] }

  private func key(_ row: KeyManual) -> [String] {
    [
      ".TP", "\\fB\(Roff.text(row.keys))\\fR  \\fI\(Roff.text(row.command))\\fR",
      Roff.text(row.help.text(in: tongue)),
    ]
  }

  private func section(of subcommand: Subcommand) -> [String] {
    var lines = [".SS belfry \(subcommand.name)"] + usage(of: subcommand)
    lines += [".PP"] + paragraphs(subcommand.summary) + [".PP"] + paragraphs(subcommand.detail)
    lines += options(of: subcommand)
    for example in subcommand.examples {
      lines += [".PP", ".EX", Roff.text(example.line), ".EE", Roff.text(say(example.meaning))]
    }
    return lines
  }

  private func usage(of subcommand: Subcommand) -> [String] {
    Array(
      subcommand.usages.map { "\\fB\(Roff.text($0))\\fR" }.joined(separator: "\n.br\n").split(separator: "\n")
    )
    .map(String.init)
  }

  private func options(of subcommand: Subcommand) -> [String] {
    subcommand.allOptions.filter { !$0.isHidden }.flatMap { option in
      let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
      let value = option.metavariable.map { " \\fI\(Roff.text($0))\\fR" } ?? ""
      return [".TP", "\(short)\\fB\(Roff.text(option.flag))\\fR\(value)", Roff.text(say(option.help))]
    }
  }

  private func paragraphs(_ id: WordID) -> [String] {
    say(id).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ".PP" : Roff.text(String($0)) }
  }

  private func say(_ id: WordID) -> String { Phrase(id).text(in: tongue) }
}
