/// A script for bash (Bash Reference Manual, Programmable Completion).
enum BashCompletion {
  static var script: String {
    let names = Subcommands.all.map(\.name).joined(separator: " ")
    return """
      # bash completion for belfry; put it in ~/.local/share/bash-completion/completions/belfry
      _belfry() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command='' i
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in
            \(Subcommands.all.map(\.name).joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
          esac
        done
        case $before in
      \(values)
        esac
        local options
        case $command in
      \(([InboxSubcommand.row] + Subcommands.all).map(branch).joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        elif [[ -z $command ]]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$word"))
        else
          case $command in
            help) COMPREPLY=($(compgen -W "\(names)" -- "$word")) ;;
            completions) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")) ;;
            \(ShellCompletion.takingFiles.joined(separator: "|"))) compopt -o filenames; COMPREPLY=($(compgen -f -- "$word")) ;;
          esac
        fi
      }
      complete -F _belfry belfry
      """
  }

  private static func branch(_ subcommand: Subcommand) -> String {
    let flags = ShellCompletion.options(of: subcommand).map(\.flag).joined(separator: " ")
    let name = subcommand.name.isEmpty ? "''" : subcommand.name
    return "    \(name)) options=\"\(flags)\" ;;"
  }

  private static var values: String {
    var seen: Set<String> = []
    let options = ([InboxSubcommand.row] + Subcommands.all).flatMap(ShellCompletion.options)
      .filter { $0.metavariable != nil && seen.insert($0.flag).inserted }
    return options.map { option in
      let words = option.choices.joined(separator: " ")
      return "    \(option.flag)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\")); return ;;"
    }.joined(separator: "\n")
  }
}
