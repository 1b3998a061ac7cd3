import TraitRules

/// The command as a function: what it is given, what it says, how it ends.
struct Command: Sendable {
  var surroundings: Surroundings
  var console: Console

  func run(_ arguments: [String]) -> ExitStatus {
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments)
    } catch {
      return fail(error)
    }
    do {
      switch invocation.command {
      case .lint: return try LintCommand(surroundings: surroundings, console: console, invocation: invocation).run()
      case .explain:
        return try ExplainCommand(surroundings: surroundings, console: console, invocation: invocation).run()
      case .rules: return try RulesCommand(surroundings: surroundings, console: console, invocation: invocation).run()
      case .config: return try ConfigCommand(surroundings: surroundings, console: console, invocation: invocation).run()
      case .`init`: return try InitCommand(surroundings: surroundings, console: console, invocation: invocation).run()
      case .dump: return try DumpCommand(surroundings: surroundings, console: console, invocation: invocation).run()
      case .lsp:
        return try LanguageServerCommand(surroundings: surroundings, console: console, invocation: invocation).run()
      case .completions: return try CompletionsCommand(console: console, invocation: invocation).run()
      case .help: console.output(HelpText.text(of: invocation.helpTopic))
      case .version: console.output(VersionText.text(invocation, surroundings))
      }
      return .clean
    } catch let error as UsageError {
      return fail(error)
    } catch let error as ConfigurationError {
      console.say(error.text)
      return .usage
    } catch {
      // No other error is thrown: the commands handle theirs.
      console.fail("\(error)")
      return .usage
    }
  }

  private func fail(_ error: UsageError) -> ExitStatus {
    console.fail(error.message)
    console.say("'traitlint --help' shows what there is")
    return .usage
  }
}
