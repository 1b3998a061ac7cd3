import TraitRules

/// `rules`: what there is, and what holds here.
struct RulesCommand {
  let surroundings: Surroundings
  let console: Console
  let invocation: Invocation

  func run() throws -> ExitStatus {
    if let operand = invocation.operands.first {
      throw UsageError(message: "'traitlint rules' takes no '\(operand)'; 'traitlint explain RULE' explains one")
    }
    let tree = LintedProjects.configuration(invocation, surroundings)
    let settings = FileSettings(try tree.chain(for: surroundings.workingDirectory), invocation)
    for rule in RuleID.allCases {
      let page = rule.documentation
      let state =
        switch settings.setting(of: rule) {
        case .off: "off"
        case .on: page.severity.rawValue
        case .severity(let severity): severity.rawValue
        }
      console.output("\(rule.rawValue.padded(to: 20))\(state.padded(to: 9))\(page.summary)\n")
    }
    return .clean
  }
}
