/// The rewrite of a binding in the operators style: only what is missing is inserted, where it is missing.
struct OperatorsPlan {
  let context: FixContext

  func plan(for binding: Binding) -> (RuleID) -> Result<FixDraft, NoFix> {
    { _ in .failure(NoFix(reason: "not yet")) }
  }
}
