/// Objects that a generic function makes of the type that it is handed: `make(Screen.self)`, where `make` calls
/// `Model(…)` of whatever `Model` stands for.
extension Lowering {
  /// Those of a type, in the order of the calls. What a call names itself is among the type's constructions instead.
  func objects(madeOfHanded type: TypeID) -> [Ref<ObjectValue>] {
    madeOfHanded.answer(to: type, beyond: []) {
      let calls = calls(handed: type)
      // Most types are handed to nobody.
      guard !calls.isEmpty else { return [] }
      let named = Set(constructions(of: type))
      return calls.flatMap { alternatives(of: value(of: $0)) }.compactMap { made in
        guard case .object(let ref) = made, store[ref].type == type else { return nil }
        return store[ref].site.isNowhere || named.contains(store[ref].site) ? nil : ref
      }
    }
  }

  /// The calls that have `Type.self` as an argument.
  func calls(handed type: TypeID) -> [Place] {
    let name = project.declaration(type).name
    return project.files(with: project.word(.metatype, name)).flatMap { file -> [Place] in
      project.enter([file])
      return project.mentions(of: name, in: file).compactMap { mention in
        guard let metatype = project.parent(mention), project.kind(metatype) == .memberExpr,
          project.symbol(metatype) == .self, value(of: metatype) == .metatype(type),
          let argument = project.parent(metatype), project.kind(argument) == .argument
        else { return nil }
        return project.parent(argument).flatMap { project.kind($0) == .callExpr ? $0 : nil }
      }
    }
  }
}
