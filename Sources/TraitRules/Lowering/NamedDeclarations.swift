/// From names to what declares them.
extension Lowering {
  /// The stored or computed variable that a name or `self.name`, `object.name` reads.
  func variable(namedBy place: Place) -> Place? {
    let place = project.unwrapped(place)
    switch project.kind(place) {
    case .identifierExpr:
      switch meaning.lookUp(project.symbol(place), at: place) {
      case .local(let binding, _)?: return binding
      case .member(let found)?: return found.variable?.place
      case .global(let members)?: return members.first { $0.kind == .variable }?.place
      case .optionalBinding(let binding)?:
        return project.children(binding).last.flatMap { $0 == place ? nil : variable(namedBy: $0) }
      default: return nil
      }
    case .memberExpr:
      guard let base = project.first(place) else { return nil }
      let type: TypeID
      switch alternatives(of: value(of: base)).first.map({ handedObject($0, having: project.symbol(place)) }) {
      case .object(let ref)?: type = store[ref].type
      case .metatype(let id)?: type = id
      default: return nil
      }
      return meaning.members(named: project.symbol(place), of: type)?.variable?.place
    default: return nil
    }
  }

  /// The variables with which classes below that of the object that has it override one: any of them may be meant.
  func settersBelow(_ binding: Place, namedBy place: Place) -> [Place] {
    guard let owner = project.enclosingType(of: binding), project.declaration(owner).kind == .class,
      let declaration = project.parent(binding),
      project.flags(declaration).isDisjoint(with: [.isStatic, .isPrivate])
    else { return [] }
    let name = project.symbol(project.unwrapped(place))
    return meaning.conformers(of: type(having: place) ?? owner).compactMap { below in
      project.contents(of: below).members[name]?.first { $0.kind == .variable && $0.place != binding }?.place
    }
  }

  /// The type of the object of which a name or `object.name` is a member.
  private func type(having place: Place) -> TypeID? {
    let place = project.unwrapped(place)
    guard project.kind(place) == .memberExpr, let base = project.first(place) else {
      return project.enclosingType(of: place)
    }
    guard case .object(let ref)? = alternatives(of: value(of: base)).first else { return nil }
    return store[ref].type
  }

  /// The parameter of a function that a name reads.
  func parameter(namedBy place: Place) -> Place? {
    guard project.kind(place) == .identifierExpr,
      case .parameter(let parameter, _)? = meaning.lookUp(project.symbol(place), at: place)
    else { return nil }
    return parameter
  }

  /// The functions in sight that a call can mean: several where the object is of several types.
  func functions(calledBy call: Place, _ frame: FrameID) -> [Place] {
    calledFunctions.answer(to: CallQuestion(call: call, frame: frame), beyond: []) {
      findFunctions(calledBy: call, frame)
    }
  }

  private func findFunctions(calledBy call: Place, _ frame: FrameID) -> [Place] {
    guard let callee = project.first(call) else { return [] }
    let arguments = arguments(of: call, frame)
    if let type = typeMade(by: call, callee) {
      return initializer(of: type, taking: arguments, at: call).map { [$0] } ?? []
    }
    let candidates: [[Place]]
    switch project.kind(callee) {
    case .identifierExpr:
      candidates =
        [functions(named: callee, frame)] + overriding(callee, frame) + functionsOfObject(calledBy: callee, frame)
    case .memberExpr:
      guard let base = project.first(callee) else { return [] }
      let name = project.symbol(callee)
      if project.kind(base) == .superExpr {
        candidates = [inheritedFunctions(name, at: base)]
        break
      }
      candidates =
        alternatives(of: value(of: base, in: frame)).flatMap {
          implementations(of: name, on: handedObject($0, having: name), at: call, writtenAs: base)
        } + functionsOfObject(calledBy: callee, frame)
    case .optionalChain, .forceUnwrap:
      guard let inner = project.first(callee), case let value = value(of: inner, in: frame) else { return [] }
      candidates = alternatives(of: value).map { function in
        if case .functions(let ref) = function { return store[ref].places }
        return []
      }
    default: return []
    }
    var result: [Place] = []
    for group in candidates {
      guard let function = chosen(among: group, arguments, at: call), accepts(function, arguments),
        !result.contains(function)
      else { continue }
      result.append(function)
    }
    return result
  }

  /// `show(title)`, where `show` holds an object with a `callAsFunction`.
  private func functionsOfObject(calledBy callee: Place, _ frame: FrameID) -> [[Place]] {
    guard !project.methods(named: Symbol(.callAsFunction)).isEmpty, variable(namedBy: callee) != nil else { return [] }
    return alternatives(of: forced(value(of: callee, in: frame))).compactMap { value in
      guard case .object(let ref) = value else { return nil }
      return meaning.members(named: Symbol(.callAsFunction), of: store[ref].type)?.functions
    }
  }

  /// The methods of a name that `super` has: none where its class is not in sight.
  func inheritedFunctions(_ name: Symbol, at place: Place) -> [Place] {
    guard let type = project.enclosingType(of: place), let above = meaning.superclass(of: type) else { return [] }
    return meaning.members(named: name, of: above)?.functions ?? []
  }

  /// The type of which a call makes an object: `Type(…)`, `Type.init(…)`, `.init(…)` where the context says which.
  func typeMade(by call: Place, _ callee: Place) -> TypeID? {
    if let type = meaning.type(madeBy: callee) { return type }
    guard project.symbol(callee) == .`init` else { return nil }
    return typeMade(byInit: call)
  }

  /// The name of the type whose initialiser a call is, if it is one's, through aliases: `Binder(view) { … }`, a bare
  /// `.init(view) { … }` where a `Binder` is expected. Of a function's call, the function's name.
  func nameMade(by call: Place) -> Symbol {
    guard let callee = project.first(call), let written = typeNamed(by: call, callee) else { return .none }
    return project.symbol(meaning.typealiasTarget(writtenAt: written) ?? written)
  }

  private func typeNamed(by call: Place, _ callee: Place) -> Place? {
    switch project.kind(callee) {
    case .identifierExpr: callee
    case .memberExpr where project.symbol(callee) == .`init`: project.first(callee)
    case .implicitMemberExpr where project.symbol(callee) == .`init`: contextualType(of: call)
    default: nil
    }
  }

  /// The function in sight that a call means, where it is one.
  func function(calledBy call: Place, _ frame: FrameID) -> Place? {
    functions(calledBy: call, frame).first
  }

  /// The methods of outside types that a call may mean by its name: on a string, a number or a collection those that
  /// extensions give to such types, on what is not in sight, or is below what is not, the only one of that name.
  func functionsOfOutsideTypes(calledBy call: Place, _ frame: FrameID) -> [Place] {
    guard let callee = project.first(call) else { return [] }
    let name = project.symbol(callee)
    var candidates = project.methodsOfOutsideTypes(named: name)
    if candidates.isEmpty { return [] }
    let isUnseen: Bool
    switch project.kind(callee) {
    case .identifierExpr:
      guard meaning.lookUp(name, at: callee) == nil, mayInheritFromOutside(forced(selfValue(at: callee, frame))) else {
        return []
      }
      isUnseen = true
      candidates.removeAll { !sharesModuleOutOfSight($0, callee) }
    case .memberExpr:
      guard let base = project.first(callee) else { return [] }
      switch forced(value(of: base, in: frame)) {
      case .plain, .array: isUnseen = false
      case .lost, .asked, .sequence: isUnseen = true
      default: return []
      }
    default: return []
    }
    let arguments = arguments(of: call, frame)
    let fitting = candidates.filter { !isOfSequences($0) && accepts($0, arguments) }
    if isUnseen, fitting.count > 1 || project.methods(named: name).contains(where: { accepts($0, arguments) }) {
      return []
    }
    return fitting
  }

  /// Whether two files import a module of which nothing is known: then what one extends may be what the other inherits from.
  private func sharesModuleOutOfSight(_ one: Place, _ other: Place) -> Bool {
    let shared = project.file(one).imports.intersection(project.file(other).imports)
    return !shared.subtracting(QuietModules.names).isSubset(of: project.moduleNames)
  }

  private func functions(named callee: Place, _ frame: FrameID) -> [Place] {
    switch meaning.lookUp(project.symbol(callee), at: callee) {
    case .localFunctions(let places)?: return places
    case .member(let found)?:
      if !found.functions.isEmpty { return overridden(found.functions, for: callee, frame) }
    case .global(let members)?: return members.filter { $0.kind == .function }.map(\.place)
    case .externalMember(let members, _)?: return members.filter { $0.kind == .function }.map(\.place)
    case nil:
      return outsideFunctions(project.symbol(callee), of: forced(selfValue(at: callee, frame)), from: callee)
        ?? project.call(calling: callee).map { functionsOfOutsideTypes(calledBy: $0, frame) } ?? []
    default: break
    }
    if case .functions(let ref) = forced(value(of: callee, in: frame)) { return store[ref].places }
    return []
  }

  /// A requirement that is called in a protocol's extension means what the conformers have, be it one that the extension
  /// has an overload of.
  private func overridden(_ functions: [Place], for callee: Place, _ frame: FrameID) -> [Place] {
    let isRequirement = functions.allSatisfy { !project.hasBody($0) }
    if !isRequirement {
      guard let call = project.call(calling: callee),
        functions.contains(where: { !project.hasBody($0) }),
        // What gives a requirement default values calls that, and not itself.
        !functions.contains(where: { project.hasBody($0) && !project.isInside(call, $0) && labelsMatch(call, $0) })
      else { return functions }
    }
    let own = implementations(of: project.symbol(callee), on: forced(selfValue(at: callee, frame)), at: callee)
      .flatMap { $0 }.filter { !functions.contains($0) }
    if own.isEmpty { return functions }
    return isRequirement
      ? own : functions.filter { project.hasBody($0) && !project.isInside(callee, $0) } + own
  }

  /// The functions that a value of functions can mean: of a protocol's requirement those of the types that conform, of a
  /// class's method those of the classes below, too.
  func implementations(of functions: FunctionsValue, at place: Place) -> [Place] {
    guard case .object = forced(functions.receiver) else { return functions.places }
    let counts = Set(functions.places.map { project.parameters(of: $0).count })
    var result = functions.places.filter(project.hasBody)
    for name in Set(functions.places.map { project.symbol($0) }).sorted(by: { $0.id < $1.id }) {
      for function in implementations(of: name, on: forced(functions.receiver), at: place).joined()
      where counts.contains(project.parameters(of: function).count) && !result.contains(function) {
        result.append(function)
      }
    }
    return result
  }

  /// A call of a function as far as it hands in objects of which more is known than the parameters say: of a protocol, of
  /// a class above, or whatever a generic function takes.
  func frame(handing call: Place, to function: Place, _ frame: FrameID) -> FrameID {
    let hiding = project.parameters(of: function).filter { hiddenType(of: $0) != nil }
    guard !hiding.isEmpty else { return .none }
    let known = bindings(arguments(of: call, frame), toParametersOf: function, receiver: .nothing).filter { bound in
      hiding.contains { project.symbol($0) == bound.name && saysMore(bound.value, than: hiddenType(of: $0) ?? .plain) }
    }
    return known.isEmpty ? .none : enter(Frame(owner: function, bindings: known))
  }

  /// What a parameter says of objects that may be of several types; `nil` where it says all.
  private func hiddenType(of parameter: Place) -> Value? {
    guard let type = project.type(ofParameter: parameter), !project.isFunctionType(type) else { return nil }
    if project.kind(type) == .simpleType, case .genericParameter? = meaning.lookUp(project.symbol(type), at: type) {
      return .plain
    }
    let declared = typeValue(type)
    guard case .object(let ref) = declared else { return nil }
    return meaning.conformers(of: store[ref].type).isEmpty ? nil : declared
  }

  private func saysMore(_ value: Value, than declared: Value) -> Bool {
    alternatives(of: value).allSatisfy { one in
      guard case .object(let ref) = one, project.declaration(store[ref].type).kind != .protocol else { return false }
      guard case .object(let above) = declared else { return true }
      return store[ref].type != store[above].type
    }
  }

  /// The methods of a name that an object can have, for each type that it can be of.
  private func implementations(
    of name: Symbol, on receiver: Value, at place: Place, writtenAs base: Place? = nil
  ) -> [[Place]] {
    switch receiver {
    case .object(let ref):
      let type = store[ref].type
      guard let found = members(named: name, of: store[ref]) else {
        return [outsideFunctions(name, of: receiver, from: place) ?? []]
      }
      if let added = membersAdded(named: name, to: store[ref], having: found, writtenAs: base), !added.functions.isEmpty
      {
        return [added.functions]
      }
      if let variable = found.variable, found.functions.isEmpty {
        guard case .functions(let ref) = forced(self.variable(variable, owner: found.owner, receiver: receiver)) else {
          return []
        }
        return [store[ref].places]
      }
      guard found.functions.allSatisfy({ !project.hasBody($0) }) else {
        return [found.functions] + overriding(name, found, type)
      }
      return implementations(of: type, for: place).map { meaning.members(named: name, of: $0)?.functions ?? [] }
    case .metatype(let type):
      return [
        meaning.members(named: name, of: type)?.functions ?? outsideFunctions(name, of: receiver, from: place) ?? []
      ]
    case .enumCase(let enumCase):
      let type = project.first(place).flatMap { enumType(having: name, of: enumCase, at: $0) }
      return [type.flatMap { meaning.members(named: name, of: $0)?.functions } ?? []]
    case .outsideMetatype(let type):
      if let trait = dialect.sequenceTypes[type], let callee = project.first(place) {
        let all = arguments(of: place, .none)
        let row = bestRow(name, all, trait, isStatic: true)
        return [ownStaticFunctions(name, all, unless: row, on: trait, from: callee) ?? []]
      }
      return [outsideFunctions(name, of: receiver, from: place) ?? []]
    case .outside, .sequence, .scheduler: return [outsideFunctions(name, of: receiver, from: place) ?? []]
    default: return []
    }
  }

  /// What subclasses make of a method of `self` that is called by its name alone.
  private func overriding(_ callee: Place, _ frame: FrameID) -> [[Place]] {
    let name = project.symbol(callee)
    guard case .member(let found)? = meaning.lookUp(name, at: callee), found.functions.contains(where: project.hasBody),
      case .object(let ref) = forced(selfValue(at: callee, frame))
    else { return [] }
    return overriding(name, found, store[ref].type)
  }

  /// What subclasses make of a method.
  private func overriding(_ name: Symbol, _ found: Meaning.FoundMembers, _ type: TypeID) -> [[Place]] {
    guard project.declaration(type).kind != .struct else { return [] }
    return meaning.conformers(of: type).compactMap { subtype in
      project.contents(of: subtype).members[name]?.filter { $0.kind == .function }.map(\.place)
    }
  }
}
