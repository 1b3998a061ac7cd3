/// What `traitlint COMMAND --help` says.
struct CommandHelp {
  /// Without the program's name.
  var usage: String
  var text: String
  /// Those of all options that say something to the command.
  var options: Set<Option> = []
}

extension CommandName {
  private static let project: Set<Option> = [.config, .noConfig, .root, .exclude, .rxswift]

  /// nil for what the tool's own help says.
  var helpPage: CommandHelp? {
    switch self {
    case .lint, .help: nil
    case .explain:
      CommandHelp(
        usage: "explain RULE | FILE:LINE [OPTION…]",
        text: """
          With a rule: why it is there, an example, what to write instead, its limits.
          With a place: the chains that end on that line or pass through it, with the facts after every step, what
          running each showed, the rewrite, and what running that showed. FILE:LINE:COLUMN, as findings print it, is
          the same.

          Rules:
          \(Choices.list(Choices.rules))
          """, options: Self.project.union([.only, .disable, .noReplay, .fixStyle, .color]))
    case .rules:
      CommandHelp(
        usage: "rules [OPTION…]", text: "The rules, with what the configuration here and the options make of each.",
        options: [.only, .disable, .config, .noConfig])
    case .config:
      CommandHelp(
        usage: "config [PATH] [OPTION…]",
        text: """
          The project and the module that a path belongs to, and the configuration that results for it, written as a
          configuration whose comments say where each value comes from.
          """, options: Self.project.union([.only, .disable, .strict, .requireReason, .failOn, .fixStyle, .reporter]))
    case .`init`:
      CommandHelp(
        usage: "init [FOLDER]",
        text: "Writes a \(ConfigurationFile.name) that shows every key and says nothing yet. Never replaces one.")
    case .dump:
      CommandHelp(
        usage: "dump tokens|chains FILE…",
        text: """
          For tools and tests. 'tokens': what the lexer makes of each file; '-' is standard input. 'chains': every
          subscription in the files, with the facts after each step, followed into the rest of the project.
          """, options: Self.project)
    case .lsp:
      CommandHelp(
        usage: "lsp",
        text: """
          A language server on standard input and output: findings as you type, quick fixes, and the chain's facts on
          hover. The README shows how to set up editors.
          """)
    case .completions:
      CommandHelp(
        usage: "completions SHELL",
        text: """
          A script that completes the command's words, for \(Choices.list(CompletionsCommand.Shell.allCases.map(\.rawValue))):
            source <(traitlint completions bash)
          """)
    case .version:
      CommandHelp(usage: "version", text: "The version; with --verbose, what a bug report needs.", options: [.verbose])
    }
  }
}
