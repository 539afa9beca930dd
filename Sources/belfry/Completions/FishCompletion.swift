import Words

/// A script for fish (fish documentation, Writing your own completions).
enum FishCompletion {
  static var script: String {
    let files = ShellCompletion.takingFiles.joined(separator: " ")
    let names = Subcommands.all.map(\.name).joined(separator: " ")
    var lines = [
      "# fish completion for belfry; put it in ~/.config/fish/completions/belfry.fish",
      "complete -c belfry -f", "set -l commands \(names)",
    ]
    for subcommand in Subcommands.all {
      lines.append(
        "complete -c belfry -n \"not __fish_seen_subcommand_from $commands\" -a \(subcommand.name)"
          + " -d '\(say(subcommand.summary))'")
    }
    lines += options(of: InboxSubcommand.row, when: "not __fish_seen_subcommand_from $commands")
    for subcommand in Subcommands.all {
      lines += options(of: subcommand, when: "__fish_seen_subcommand_from \(subcommand.name)")
    }
    lines += [
      "complete -c belfry -n \"__fish_seen_subcommand_from \(files)\" -F",
      "complete -c belfry -n \"__fish_seen_subcommand_from help\" -a \"$commands\"",
      "complete -c belfry -n \"__fish_seen_subcommand_from completions\" -a \"bash zsh fish\"",
    ]
    return lines.joined(separator: "\n")
  }

  private static func options(of subcommand: Subcommand, when condition: String) -> [String] {
    ShellCompletion.options(of: subcommand).map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value =
        option.metavariable == nil
        ? "" : option.choices.isEmpty ? " -x" : " -x -a '\(option.choices.joined(separator: " "))'"
      return
        "complete -c belfry -n \"\(condition)\" -l \(option.name)\(short)\(value) -d '\(say(option.help))'"
    }
  }

  private static func say(_ id: WordID) -> String {
    Phrase(id).text(in: .english).replacing("'", with: "’")
  }
}
