/// `completions SHELL`: a script that completes the command's words.
struct CompletionsCommand {
  let console: Console
  let invocation: Invocation

  enum Shell: String, CaseIterable { case bash, zsh, fish }

  func run() throws(UsageError) -> ExitStatus {
    let names = Choices.list(Shell.allCases.map(\.rawValue))
    guard invocation.operands.count == 1, let shell = Shell(rawValue: invocation.operands[0]) else {
      throw UsageError(message: "'traitlint completions' takes a shell: \(names)")
    }
    switch shell {
    case .bash: console.output(ShellCompletions.bash)
    case .zsh: console.output(ShellCompletions.zsh)
    case .fish: console.output(ShellCompletions.fish)
    }
    return .clean
  }
}
