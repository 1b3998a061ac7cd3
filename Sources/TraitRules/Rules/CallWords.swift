/// A call in few words: its arguments in their own, its closures as `{ … }`.
struct CallWords {
  let lowering: Lowering
  private var project: Project { lowering.project }
  private static let widest = 48

  /// `bind(with: self) { … }` as its author wrote it.
  func text(of call: Place, named word: String) -> String { text(word, lowering.arguments(of: call, .none)) }

  /// The same subscription by another word: `bind(to: label.rx.text)` becomes `drive(label.rx.text)`, and `bind { … }`
  /// becomes `drive(onNext: { … })`.
  func text(of call: Place, renamed word: String) -> String {
    var arguments = lowering.arguments(of: call, .none)
    guard arguments.indices.contains(0) else { return text(word, arguments) }
    if arguments[0].label == .to {
      arguments[0].label = .none
    } else if arguments.count == 1, arguments[0].label.isNone, isFunction(arguments[0]) {
      arguments[0].label = Symbol(.onNext)
      arguments[0].isTrailing = false
    }
    return text(word, arguments)
  }

  private func isFunction(_ argument: Argument) -> Bool {
    switch argument.value(lowering) {
    case .closure, .functions: true
    default: project.kind(argument.expression) == .closureExpr
    }
  }

  private func text(_ word: String, _ arguments: [Argument]) -> String {
    let listed = arguments.filter { !$0.isTrailing }.map { argument in
      (argument.label.isNone ? "" : "\(project.text(argument.label)): ") + project.outline(argument.expression)
    }
    let trailing = arguments.filter(\.isTrailing).map { argument in
      argument.label.isNone ? " { … }" : " \(project.text(argument.label)): { … }"
    }
    if listed.isEmpty, !trailing.isEmpty { return word + trailing.joined() }
    var list = listed.joined(separator: ", ")
    if list.count > Self.widest, listed.count > 1 { list = listed[0] + ", …" }
    return "\(word)(\(list))" + trailing.joined()
  }
}
