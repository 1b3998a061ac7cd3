/// What a closure makes of its element for people to see.
struct TellingClosures {
  private let context: FixContext
  private let closure: Place
  private let names: Set<String>
  private let isDerived: Bool
  private var project: Project { context.project }

  /// - Parameters:
  ///   - everyParameter: of a join's closure each parameter is an element.
  ///   - isDerived: steps have made something else of what stands for nothing, of `[]` a count.
  init(context: FixContext, closure: Place, everyParameter: Bool, isDerived: Bool) {
    self.context = context
    self.isDerived = isDerived
    self.closure = closure
    let names = DecidingClosures(context: context).elementNames(of: closure, everyParameter: everyParameter)
    self.names = names.subtracting(["_"])
  }

  /// Whether it writes a text around its element: `"\($0.count) items"`, `"Hello, " + name`, `String(format: …, $0)`.
  /// Such a text says of what stands for nothing that it is so.
  var tellsOfElement: Bool {
    project.contains(closure) { at in
      switch project.kind(at) {
      case .stringLiteral: return mentionsElement(at) && (isDerived || !isNothingButElement(at))
      case .sequenceExpr:
        let parts = Array(project.children(at))
        return parts.contains { isText($0) } && mentionsElement(at)
          && parts.contains { project.kind($0) == .binaryOperator && project.name($0) == "+" }
      case .callExpr:
        guard let callee = project.first(at), project.name(callee) == "String" else { return false }
        return mentionsElement(at)
      case .memberExpr:
        return project.name(at) == "description" && mentionsElement(at)
      default: return false
      }
    }
  }

  /// Whether it makes the opposite of its element: `!$0`.
  var negatesElement: Bool {
    project.contains(closure) { at in
      project.kind(at) == .prefixExpr && project.text(at).hasPrefix("!")
        && (project.first(at).map { project.kind($0) == .identifierExpr && names.contains(project.name($0)) } ?? false)
    }
  }

  private func mentionsElement(_ place: Place) -> Bool { DecidingClosures(context: context).mentions(place, names) }

  /// `"\($0)"`.
  private func isNothingButElement(_ literal: Place) -> Bool {
    names.contains { project.text(literal) == "\"\\(\($0))\"" }
  }

  private func isText(_ part: Place) -> Bool {
    project.kind(part) == .stringLiteral && project.text(part).contains { $0 != "\"" }
  }
}
