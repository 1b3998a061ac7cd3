import TraitRules

/// A rule's page for readers, from the rule's own words.
enum RulePage {
  static func markdown(_ rule: RuleID) -> String {
    let words = rule.documentation
    let state = words.isOnByDefault ? "on by default" : "off unless asked for"
    return """
      # \(rule.rawValue)

      \(sentence(words.summary)) Severity: \(words.severity.rawValue); \(state).

      ## What it does

      \(words.whatItDoes)

      ## Why

      \(words.why)

      ## Example

      \(code(words.example))

      ## Use instead

      \(code(words.useInstead))

      ## The fix and its safety

      \(sentence(words.fixSafety))

      ## Known limits

      \(words.knownLimits)

      """
  }

  static var index: String {
    let rows = RuleID.allCases.map { rule in
      let words = rule.documentation
      let state = words.isOnByDefault ? words.severity.rawValue : "off"
      return "| [`\(rule.rawValue)`](\(rule.rawValue).md) | \(state) | \(words.summary) |\n"
    }
    return "# The rules\n\n| Rule | By default | Flags |\n| --- | --- | --- |\n" + rows.joined()
  }

  /// With a capital letter and a full stop: the rules' clauses also stand within sentences.
  private static func sentence(_ clause: String) -> String {
    let text = clause.prefix(1).uppercased() + clause.dropFirst()
    return text.hasSuffix(".") ? text : text + "."
  }

  /// A remark in parentheses is no code.
  private static func code(_ text: String) -> String {
    text.hasPrefix("(") ? sentence(String(text.dropFirst().dropLast())) : "```swift\n\(text)\n```"
  }
}
