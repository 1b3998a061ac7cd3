/// Tells which steps do their author's work off the main thread, where it has to stay: on a Driver it would be done on
/// main, and hold up what people see.
struct WorkOffMain {
  let context: FixContext
  private var project: Project { context.project }
  private var analysis: Analysis { context.analysis }
  private var lowering: Lowering { context.analysis.lowering }

  /// Whether a link calls something with elements that can arrive off main. What it touches of user interface there
  /// belongs on main.
  func isDone(by link: ChainLink) -> Bool {
    isOffMain(analysis.sequence(at: link.base).facts) && works(link.call)
  }

  /// - Parameter input: what arrives at the step.
  func isDone(by step: GraphStep, after input: Facts) -> Bool {
    guard isOffMain(input), let call = project.parent(step.place), project.kind(call) == .callExpr else { return false }
    return works(call)
  }

  /// Whether a subscription does something else than to show what can arrive off main.
  func isDone(by binding: Binding) -> Bool {
    guard !binding.isUI, !binding.isRelay, binding.arriving.threads.contains(.background) else { return false }
    let arguments = lowering.arguments(of: binding.call, .none)
    return arguments.contains { argument in
      project.kind(argument.expression) == .closureExpr ? takesTime(argument.expression) : !isFed(argument)
    }
  }

  private func isFed(_ argument: Argument) -> Bool {
    guard case .sequence(let chain) = argument.value(lowering) else { return false }
    return analysis.graph.trait(of: chain).isHot
  }

  private func isOffMain(_ facts: Facts) -> Bool { facts.delivery.threads.contains(.background) }

  private func works(_ call: Place) -> Bool {
    guard !context.showsSomething(call) else { return false }
    let takesClosure = project.first(call).map {
      analysis.catalogue.stepsWithClosures.contains(project.symbol($0))
    }
    return lowering.arguments(of: call, .none).contains { argument in
      switch project.kind(argument.expression) {
      case .closureExpr: takesTime(argument.expression)
      case .identifierExpr, .memberExpr: takesClosure ?? false && isWorkingFunction(argument)
      default: false
      }
    }
  }

  /// `map(parse)`; `map(String.init)` and `map(Row.init)` do next to nothing.
  private func isWorkingFunction(_ argument: Argument) -> Bool {
    let expression = argument.expression
    switch argument.value(lowering) {
    case .functions(let ref): return !lowering.store[ref].places.allSatisfy(isBriefInitializer)
    case .closure, .lost, .asked:
      guard project.kind(expression) == .memberExpr, let base = project.first(expression) else { return true }
      return !isValueType(base) && !(["init", "some"].contains(project.name(expression)) && isQuickType(base))
    default: return false
    }
  }

  /// Whether a closure or a function calls what may take its time.
  private func takesTime(_ body: Place) -> Bool {
    project.contains(body) { at in
      switch project.kind(at) {
      case .callExpr: !isQuick(at)
      case .forStmt, .whileStmt, .repeatStmt: true
      default: false
      }
    }
  }

  private func isBriefInitializer(_ function: Place) -> Bool {
    project.kind(function) == .initDecl && !takesTime(function)
  }

  private func isQuick(_ call: Place) -> Bool {
    guard let callee = project.first(call) else { return false }
    let functions = lowering.functions(calledBy: call, .none)
    if !functions.isEmpty { return functions.allSatisfy(isBriefInitializer) }
    if case .closure = lowering.value(of: callee) { return false }
    guard lowering.functionsOfOutsideTypes(calledBy: call, .none).isEmpty else { return false }
    let name = project.name(callee)
    switch project.kind(callee) {
    case .identifierExpr: return QuickFunctions.functions.contains(name) || isValueType(callee) || isQuickType(callee)
    // A case with what it carries.
    case .implicitMemberExpr: return name != "init"
    case .memberExpr:
      guard let base = project.first(callee) else { return false }
      return isValueType(base) || (name == "init" ? isQuickType(base) : QuickFunctions.methods.contains(name))
    default: return false
    }
  }

  /// A structure or an enumeration of the project's own: what is called of it and is no function of its own is the
  /// initialiser that the compiler writes, or a case.
  private func isValueType(_ expression: Place) -> Bool {
    guard case .metatype(let type) = lowering.value(of: expression) else { return false }
    return [.struct, .enum].contains(project.declaration(type).kind)
  }

  private func isQuickType(_ type: Place) -> Bool {
    project.kind(type) == .identifierExpr && QuickFunctions.types.contains(project.name(type))
  }
}
