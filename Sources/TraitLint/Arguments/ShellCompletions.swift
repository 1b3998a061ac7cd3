/// Completion scripts, made from the options so that they cannot fall behind.
enum ShellCompletions {
  /// The words that may follow an option, where they can be listed.
  private static func words(for option: Option) -> [String]? {
    switch option {
    case .only, .disable: Choices.rules
    case .failOn: Choices.failingLevels
    case .fixStyle: Choices.fixStyles
    case .reporter: Choices.reporters
    case .color: Choices.colors
    default: nil
    }
  }

  private static func words(for command: CommandName) -> [String]? {
    switch command {
    case .explain: Choices.rules
    case .dump: DumpCommand.Subject.allCases.map(\.rawValue)
    case .completions: CompletionsCommand.Shell.allCases.map(\.rawValue)
    default: nil
    }
  }

  private static let commands = CommandName.allCases.map(\.rawValue)

  static var bash: String {
    var cases = ""
    for option in Option.allCases where option.value != nil {
      let list = words(for: option).map { "compgen -W '\($0.joined(separator: " "))'" } ?? "compgen -f"
      cases += "    \(option.flag)) COMPREPLY=($(\(list) -- \"$word\")); return ;;\n"
    }
    for command in CommandName.allCases {
      guard let words = words(for: command) else { continue }
      cases +=
        "    \(command.rawValue)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")); return ;;\n"
    }
    let flags = Option.allCases.map(\.flag).joined(separator: " ")
    return """
      _traitlint() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        case $before in
      \(cases)  esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W '\(flags)' -- "$word"))
        else
          COMPREPLY=($(compgen -f -- "$word"))
          if [[ $COMP_CWORD == 1 ]]; then
            COMPREPLY+=($(compgen -W '\(commands.joined(separator: " "))' -- "$word"))
          fi
        fi
      }
      complete -o filenames -F _traitlint traitlint

      """
  }

  static var zsh: String {
    var lines = ""
    for option in Option.allCases {
      let help = option.help.replacing("'", with: "'\\''").replacing(":", with: "\\:").replacing("[", with: "\\[")
        .replacing("]", with: "\\]")
      let repeats = option.repeats ? "*" : ""
      var value = ""
      if let name = option.value {
        value = ":\(name):" + (words(for: option).map { "(\($0.joined(separator: " ")))" } ?? "_files")
      }
      lines += "  '\(repeats)\(option.flag)\(option.value == nil ? "" : "=")[\(help)]\(value)' \\\n"
    }
    return """
      #compdef traitlint
      _arguments -s \\
      \(lines)  '1: :{_alternative "commands:command:(\(commands.joined(separator: " ")))" "files:file:_files"}' \\
        '*:file:_files'

      """
  }

  static var fish: String {
    var lines = ""
    for option in Option.allCases {
      let help = option.help.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
      var line = "complete -c traitlint -l \(option.rawValue) -d '\(help)'"
      if let letter = option.letter { line += " -s \(letter)" }
      if option.value != nil {
        line += words(for: option).map { " -x -a '\($0.joined(separator: " "))'" } ?? " -r"
      }
      lines += line + "\n"
    }
    lines += "complete -c traitlint -n __fish_use_subcommand -a '\(commands.joined(separator: " "))'\n"
    for command in CommandName.allCases {
      guard let words = words(for: command) else { continue }
      lines += "complete -c traitlint -n '__fish_seen_subcommand_from \(command.rawValue)' "
      lines += "-a '\(words.joined(separator: " "))'\n"
    }
    return lines
  }
}
