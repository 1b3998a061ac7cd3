/// Errors that a closure returns on purpose: `return .error(SearchError.noToken)`. There is nothing to catch behind one;
/// what is to come instead stands in its place.
struct MadeErrors {
  let context: FixContext

  /// Whether an expression makes a sequence that is nothing but an error.
  func isOne(_ expression: Place) -> Bool { context.analysis.lowering.errorMade(by: expression) != nil }

  /// Writes `.empty()`, or `.just(…)` where the author says what errors become, for `.error(…)`.
  func replace(_ call: Place, isSingle: Bool, into draft: inout FixDraft) throws(NoFix) {
    guard let name = context.analysis.lowering.errorMade(by: call) else { return }
    let found = FallbackFinder(context: context).find(at: call)
    let instead: String
    if found.isWritten, case .value(let value)? = found.fallback {
      instead = ".just(\(value))"
    } else if isSingle {
      throw NoFix(reason: "the closure returns an error on purpose")
    } else {
      instead = ".empty()"
    }
    draft.doubt("the error that the closure returns on purpose does not come any more")
    let end = context.layout.range(call).upperBound
    try draft.replace(context.layout.period(of: name)..<end, in: call.file, with: instead)
  }
}
