/// What is observed of a user's defaults comes on the threads on which the project writes them.
struct DefaultsFeeders {
  private let instances: CallInstances
  private var contexts: Contexts { instances.contexts }
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  init(_ instances: CallInstances) {
    self.instances = instances
  }

  /// All visible writes that may be of a key. Of one whose own key nothing in sight says, nobody knows that it is.
  func feeders(ofKey key: Place) -> [Feeder] {
    let text = text(of: key)
    return Lowering.writing.flatMap { project.calls(of: $0) }.flatMap { call -> [Feeder] in
      guard contexts.meaning.counts(call, for: key), let written = writtenKey(call), let isSure = isOfDefaults(call)
      else { return [] }
      let other = self.text(of: written)
      if let text, let other, text != other { return [] }
      let isSame = isSure && text != nil && other != nil
      return instances.instances(of: written).map { instance in
        let node = instance.context(of: call)
        return Feeder(
          kind: .element, node: isSame ? node : lowering.graph.add(.doubted(node), .observable), place: call)
      }
    }
  }

  /// Keys are given as names of notifications are: by literals, and by constants that stand for one.
  private func text(of key: Place) -> String? { lowering.notification(namedAt: key).map(lowering.text(ofName:)) }

  /// The key in `set(name, forKey: key)`.
  private func writtenKey(_ call: Place) -> Place? {
    project.children(call)
      .first { project.kind($0) == .argument && project.text(project.label($0)) == "forKey" }
      .flatMap { project.first($0) }
  }

  /// Whether a call is of a user's defaults for certain; `nil` where it is of something else.
  private func isOfDefaults(_ call: Place) -> Bool? {
    guard let callee = project.first(call) else { return nil }
    guard project.kind(callee) == .memberExpr, let base = project.first(callee) else {
      return project.extendedName(around: call).map(lowering.isDefaults) == true ? true : nil
    }
    switch lowering.forced(lowering.value(of: base)) {
    case .outside(let ref): return lowering.isDefaults(lowering.store[ref].type) ? true : nil
    case .lost, .asked, .plain, .nothing: return false
    default: return nil
    }
  }
}

extension Lowering {
  /// What writes into a user's defaults. (NSUserDefaults.h)
  static let writing = [Symbol(.set), Symbol(.setValue), Symbol(.removeObject)]

  func isDefaults(_ type: Symbol) -> Bool { type == .UserDefaults || type == .NSUserDefaults }
}
