/// Tells who does something about the end that the first error brings a stream, and which a fix takes away.
struct CompletionHandlers {
  let context: FixContext
  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }

  /// Whether a subscription, or a `do` on its way, is told of the end.
  func areTold(by binding: Binding) -> Bool {
    guard let end = binding.facts.failure.endsStream else { return false }
    if isTold(binding.call) { return true }
    let links = analysis.chain(binding.receiver).links
    // Above the catch the error itself comes.
    let below = links.lastIndex { project.isInside(end.place, $0.call) && !project.isInside(end.place, $0.base) }
    return links.dropFirst(below.map { $0 + 1 } ?? 0).contains { link in
      link.row?.isSideEffect ?? false && isTold(link.call)
    }
  }

  private func isTold(_ call: Place) -> Bool {
    analysis.lowering.arguments(of: call, .none).contains { argument in
      (argument.label == .onCompleted || argument.label == .afterCompleted)
        && !(project.kind(argument.expression) == .closureExpr && isEmpty(argument.expression))
    }
  }

  private func isEmpty(_ closure: Place) -> Bool {
    project.children(closure).allSatisfy { project.kind($0) == .closureSignature }
  }
}
