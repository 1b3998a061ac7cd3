/// Writes `drive` for `bind`.
struct SinkRewriter {
  let context: FixContext
  private var project: Project { context.project }

  func rewrite(_ binding: Binding, into draft: inout FixDraft) throws(NoFix) {
    if binding.isDriven { return }
    let version = context.version(at: binding.call)
    let arguments = context.analysis.lowering.arguments(of: binding.call, .none)
    guard let first = arguments.first else { throw NoFix(reason: "the binding has no argument") }
    draft.filesUsingCocoa.insert(binding.call.file)
    switch binding.word.known {
    case .bind? where first.label == .to, .bindTo?,
      .subscribe? where first.label.isNone && !binding.isSubscription:
      try observers(binding, arguments, version, into: &draft)
    case .bind? where first.label == .onNext: try word(binding, "drive", into: &draft)
    case .bind? where first.label == .with:
      guard version >= RxVersion(6, 1) else { throw NoFix(reason: "drive(with:onNext:) came with RxSwift 6.1") }
      try word(binding, "drive", into: &draft)
    case .bind? where first.label.isNone, .bindNext?: try closure(binding, first, into: &draft)
    default: throw NoFix(reason: "`\(project.text(binding.word))` has no counterpart on a Driver")
    }
    try checkThread(binding, into: &draft)
  }

  /// Whether a binding tells `bind` more than RxCocoa's takes, which a library's does: `bind(to: observer, layingOut: view)`.
  /// (ObservableType+Bind.swift)
  func tellsMore(_ binding: Binding) -> Bool {
    let arguments = context.analysis.lowering.arguments(of: binding.call, .none)
    guard arguments.contains(where: { $0.label == .to }) else { return false }
    return arguments.contains { argument in
      !argument.isTrailing && !argument.label.isNone && argument.label != .to
        && project.text(argument.label) != "curriedArgument"
    }
  }

  /// `drive` stops the program when it is called off the main thread; `bind` does not.
  private func checkThread(_ binding: Binding, into draft: inout FixDraft) throws(NoFix) {
    if isMadeAnywhere(around: binding.call) {
      throw NoFix(reason: "drive has to be called on the main thread, and such an object may be made on any")
    }
    let threads = context.analysis.threads(at: binding.call).threads
    if threads == .main { return }
    if threads.contains(.background) { throw NoFix(reason: "drive has to be called on the main thread") }
    draft.doubt("nothing in sight shows that drive is called on the main thread, where it has to be")
  }

  /// What stands in such a class may run before its object is on screen.
  private func isMadeAnywhere(around call: Place) -> Bool {
    guard let type = project.enclosingType(of: call) else { return false }
    return context.analysis.meaning.inheritedNames(of: type).contains { UIClasses.isMadeAnywhere(project.text($0)) }
  }

  private func word(_ binding: Binding, _ text: String, into draft: inout FixDraft) throws(NoFix) {
    let tree = project.tree(binding.callee)
    let token = tree.tokens[Int(project.node(binding.callee).token)]
    try draft.replace(Int(token.start)..<Int(token.end), in: binding.callee.file, with: text)
  }

  // MARK: - Observers

  private func observers(
    _ binding: Binding, _ arguments: [Argument], _ version: RxVersion, into draft: inout FixDraft
  ) throws(NoFix) {
    let targets = arguments.filter { !$0.isTrailing && ($0.label == .to || $0.label.isNone) }
    if targets.count > 1, version < RxVersion(6) {
      throw NoFix(reason: "drive takes several sinks from RxSwift 6 on")
    }
    for target in targets {
      guard case .sequence(let chain) = target.value(context.analysis.lowering) else { continue }
      let trait = context.analysis.graph.trait(of: chain)
      if trait == .publishRelay { throw NoFix(reason: "drive takes no PublishRelay") }
      if trait == .replayRelay, version < RxVersion(6) { throw NoFix(reason: "drive takes no ReplayRelay") }
    }
    try word(binding, "drive", into: &draft)
    guard let first = targets.first, first.label == .to else { return }
    let expression = first.expression
    // Without the label.
    let start = context.layout.range(first.place).lowerBound
    try draft.remove(start..<context.layout.range(expression).lowerBound, in: first.place.file)
  }

  // MARK: - Closures

  /// `bind { … }` becomes `drive(onNext: { … })`: a bare closure there may be taken for a function of the sequence.
  private func closure(_ binding: Binding, _ argument: Argument, into draft: inout FixDraft) throws(NoFix) {
    let expression = argument.expression
    let range = context.layout.range(expression)
    let file = binding.call.file
    guard argument.isTrailing else {
      try word(binding, "drive", into: &draft)
      return try draft.insert("onNext: ", at: range.lowerBound, in: file)
    }
    let name = context.layout.nameEnd(of: binding.callee)
    guard project.tree(binding.call).source[name..<range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
      // `bind() { … }`.
      throw NoFix(reason: "the closure of `\(project.text(binding.word))` stands behind parentheses")
    }
    try word(binding, "drive", into: &draft)
    try draft.replace(name..<range.lowerBound, in: file, with: "(onNext: ")
    try draft.insert(")", at: range.upperBound, in: file)
  }
}

extension SourceLayout {
  /// The end of the name of a member expression.
  func nameEnd(of callee: Place) -> Int {
    Int(project.tree(callee).tokens[Int(project.node(callee).token)].end)
  }
}
