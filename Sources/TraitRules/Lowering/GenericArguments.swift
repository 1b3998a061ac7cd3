/// What stands for the generic parameters of a type where an object is made, and which makings an object of known
/// arguments can come from.
extension Lowering {
  /// What the arguments of an initialiser say of its type's generic parameters.
  func inferredGenerics(of type: TypeID, call: Place, _ frame: FrameID) -> [NamedValue] {
    let all = arguments(of: call, frame)
    guard let initializer = initializer(of: type, taking: all, at: call), let taken = matched(initializer, all) else {
      return []
    }
    /// What is handed to the first parameter that is written with a type of that name.
    func handed(_ name: Symbol) -> Value? {
      let index = taken.firstIndex { parameter in
        project.type(ofParameter: parameter).map { isNamed($0, name) } ?? false
      }
      return index.map { all[$0].value(self) }
    }
    return project.declaration(type).genericParameters.compactMap { parameter -> NamedValue? in
      let value =
        handed(parameter.name)
        ?? associated(equalTo: parameter.name, by: initializer).flatMap { base, member in
          handed(base).flatMap { associatedType(member, of: $0, near: call) }
        }
      guard let value, !isLost(value), value != .plain else { return nil }
      return NamedValue(name: parameter.name, value: value)
    }
  }

  /// `init<Wrapped: UseCase>(_ wrapped: Wrapped) where Wrapped.Output == Output`: by `Output`, the other side.
  private func associated(equalTo parameter: Symbol, by initializer: Place) -> (base: Symbol, member: Symbol)? {
    for (one, other) in project.requirements(of: initializer) {
      for (member, name) in [(one, other), (other, one)] where isNamed(name, parameter) {
        guard project.kind(member) == .memberType, let base = project.first(member) else { continue }
        return (project.symbol(base), project.symbol(member))
      }
    }
    return nil
  }

  /// Whether a written type is a bare name.
  func isNamed(_ type: Place, _ name: Symbol) -> Bool {
    project.kind(type) == .simpleType && project.symbol(type) == name
  }

  // MARK: - Which makings

  /// The objects that one of a generic type may be of which only its arguments are known: `AnyUseCase<Void, About>` is
  /// not what `AnyUseCase(LoadNames())` makes. `nil` where the arguments rule no making out, or where those of one are not
  /// known; none where they rule out all, so that whoever makes it is out of sight.
  func makings(agreeingWith object: ObjectValue) -> [ObjectValue]? {
    guard object.site.isNowhere, !object.generics.isEmpty else { return nil }
    let made = constructions(of: object.type).compactMap { call -> ObjectValue? in
      guard case .object(let ref) = value(of: call), store[ref].type == object.type else { return nil }
      return store[ref]
    }
    let names = Set(object.generics.map(\.name))
    guard made.allSatisfy({ names.isSubset(of: $0.generics.map(\.name)) }) else { return nil }
    let agreeing = made.filter { agree($0.generics, object.generics) }
    return agreeing.count < made.count ? agreeing : nil
  }

  /// Whether nothing tells the generic arguments of two objects apart.
  func agree(_ some: [NamedValue], _ others: [NamedValue]) -> Bool {
    some.allSatisfy { one in
      others.first { $0.name == one.name }.map { fit(element: one.value, $0.value) != nil } ?? true
    }
  }
}
