import Words

/// A script for zsh (zshcompsys(1)).
enum ZshCompletion {
  static var script: String {
    """
    #compdef belfry
    # zsh completion for belfry; put it in a folder of $fpath under the name _belfry
    _belfry() {
      local -a commands
      commands=(
    \(Subcommands.all.map { "    '\($0.name):\(quoted(say($0.summary)))'" }.joined(separator: "\n"))
      )
      local context state line
      _arguments -C \(options(of: InboxSubcommand.row)) '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe command commands ;;
        argument)
          case $line[1] in
    \(Subcommands.all.map(branch).joined(separator: "\n"))
          esac ;;
      esac
    }
    # Loaded by zsh itself the file is the function; sourced by hand it only names it.
    if [[ $funcstack[1] == _belfry ]]; then _belfry "$@"; else compdef _belfry belfry; fi
    """
  }

  private static func branch(_ subcommand: Subcommand) -> String {
    let operand =
      switch subcommand.name {
      case _ where ShellCompletion.takingFiles.contains(subcommand.name): " '*:file:_files'"
      case "help": " '1:command:(\(Subcommands.all.map(\.name).joined(separator: " ")))'"
      case "completions": " '1:shell:(bash zsh fish)'"
      default: ""
      }
    return "        \(subcommand.name)) _arguments \(options(of: subcommand))\(operand) ;;"
  }

  private static func options(of subcommand: Subcommand) -> String {
    ShellCompletion.options(of: subcommand).map { option in
      let help = quoted(say(option.help)).replacing("[", with: "(").replacing("]", with: ")")
      guard let name = option.metavariable else { return "'\(option.flag)[\(help)]'" }
      let words = option.choices.isEmpty ? " " : "(\(option.choices.joined(separator: " ")))"
      return "'\(option.flag)=[\(help)]:\(quoted(name)):\(words)'"
    }.joined(separator: " ")
  }

  /// A colon parts a word from its description, and a quote ends the word.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "’").replacing(":", with: "\\:")
  }

  private static func say(_ id: WordID) -> String { Phrase(id).text(in: .english) }
}
