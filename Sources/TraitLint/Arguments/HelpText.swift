/// What `--help` prints.
enum HelpText {
  /// Of the tool as a whole. It fits on a screen of fifty lines.
  static var text: String {
    var text = """
      traitlint \(Version.current): finds RxSwift bindings that feed UI off the main thread, with errors, or twice

      usage: traitlint [OPTION…] [PATH…]     lint files and folders; '-' is standard input
             traitlint explain RULE          why a rule is there; FILE:LINE for the chain there
             traitlint rules | config [PATH] | init [FOLDER] | completions SHELL
             traitlint lsp                   a language server for editors, on standard input and output
             traitlint dump tokens|chains FILE…


      """
    for group in groups { text += "\(group.title)\n" + group.options.map(line).joined() }
    return text + """

      examples:
        traitlint Sources --reporter github --reporter sarif=out.sarif
        traitlint --diff-base origin/main
        git show HEAD:A.swift | traitlint - --stdin-filename A.swift

      exit status: 0 clean, 1 findings, 2 wrong usage or configuration, 3 something could not be read or written

      """
  }

  /// Of a command.
  static func text(of command: CommandName) -> String {
    guard let page = command.helpPage else { return text }
    let options = Option.allCases.filter(page.options.contains)
    let list = options.isEmpty ? "" : "\noptions\n" + options.map(line).joined()
    return "usage: traitlint \(page.usage)\n\n\(page.text)\n\(list)"
  }

  private static func line(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.value.map { " \($0)" } ?? ""
    return "  " + "\(letter)\(option.flag)\(value)".padded(to: 26) + "\(option.help)\n"
  }

  /// Every option but those that say what their neighbour says.
  static let groups: [(title: String, options: [Option])] = [
    ("rules", [.only, .disable, .strict, .failOn, .requireReason]),
    ("project", [.config, .noConfig, .root, .exclude, .rxswift, .stdinFilename]),
    ("changes", [.staged, .diffBase, .baseline, .writeBaseline, .pruneBaseline]),
    ("fixes", [.fix, .unsafeFixes, .diff, .fixStyle, .allowDirty, .noReplay]),
    ("output", [.reporter, .quiet, .statistics, .timings, .color, .threads, .help, .version, .verbose]),
  ]
}
