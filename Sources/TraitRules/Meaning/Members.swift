/// Members by name: a type's own, its extensions', its superclasses' and its protocols'.
extension Meaning {
  struct FoundMembers {
    var owner: TypeID
    var members: [Member]

    var functions: [Place] { members.filter { $0.kind == .function }.map(\.place) }
    var variable: Member? { members.first { $0.kind == .variable } }
  }

  /// The nearest members of a name, with the overloads of a method that are further up. A requirement is found only where
  /// nothing implements it: a protocol extension's default stands for it.
  func members(named name: Symbol, of type: TypeID) -> FoundMembers? {
    let known = members(named: name, of: type, ofUnseenBase: false)
    guard known == nil else { return known }
    // What a class has above it out of sight may be what an extension asks for, where nothing else has the member.
    if hasUnseenBase(type), let found = members(named: name, of: type, ofUnseenBase: true) { return found }
    return twin(of: type, declaring: name).flatMap { members(named: name, of: $0, ofUnseenBase: false) }
  }

  /// Another type of the same name in the same module, which declares a member that the one lacks: what no target
  /// compiles is often left in its folder.
  private func twin(of type: TypeID, declaring name: Symbol) -> TypeID? {
    let declaration = project.declaration(type)
    guard declaration.parent == nil, !declaration.isPrivate else { return nil }
    let all = project.types(named: declaration.name)
    guard all.count > 1 else { return nil }
    let module = project.file(declaration.place).module
    return all.first { other in
      let twin = project.declaration(other)
      return other != type && twin.parent == nil && !twin.isPrivate && twin.kind == declaration.kind
        && project.file(twin.place).module == module && project.contents(of: other).members[name] != nil
    }
  }

  private func members(named name: Symbol, of type: TypeID, ofUnseenBase: Bool) -> FoundMembers? {
    var requirement: FoundMembers?
    let found = firstUpward(from: type) { at -> FoundMembers? in
      guard let declared = project.contents(of: at).members[name] else { return nil }
      let fitting = mostSpecial(declared.filter { isAvailable($0, to: type, ofUnseenBase: ofUnseenBase) }, for: type)
      guard !fitting.isEmpty else { return nil }
      let found = FoundMembers(owner: at, members: fitting)
      guard project.declaration(at).kind == .protocol, at != type, fitting.allSatisfy({ isRequirement($0) }) else {
        return found
      }
      requirement = requirement ?? found
      return nil
    }
    guard var found, found.members.contains(where: isMethod) else {
      return found ?? requirement.map { implemented($0, named: name, in: type) }
    }
    addOverloads(of: name, above: type, ofUnseenBase: ofUnseenBase, to: &found)
    return found
  }

  /// What meets a requirement in a class below one from outside, to which an extension gives it.
  private func implemented(_ requirement: FoundMembers, named name: Symbol, in type: TypeID) -> FoundMembers {
    let declaration = project.declaration(type)
    guard declaration.kind == .class else { return requirement }
    let lent = outsideMembers(named: name, of: typeNames(of: type), from: declaration.place.file)
    return lent.isEmpty ? requirement : FoundMembers(owner: requirement.owner, members: lent)
  }

  /// What a name means that is read and not called: a method hides no variable of its name that is further up, as
  /// `tableView(_:numberOfRowsInSection:)` does not hide `tableView`.
  func read(_ found: FoundMembers, named name: Symbol, in type: TypeID) -> FoundMembers {
    guard found.variable == nil else { return found }
    let above = firstUpward(from: type) { at -> FoundMembers? in
      let variables = project.contents(of: at).members[name]?.filter {
        $0.kind == .variable && isAvailable($0, to: type, ofUnseenBase: false)
      }
      return variables.flatMap { $0.isEmpty ? nil : FoundMembers(owner: at, members: $0) }
    }
    return above ?? found
  }

  private func isMethod(_ member: Member) -> Bool { member.kind == .function && !isRequirement(member) }

  /// `show(_:)` of a protocol does not hide the `show(_:in:)` of what it inherits from.
  private func addOverloads(
    of name: Symbol, above type: TypeID, ofUnseenBase: Bool, to found: inout FoundMembers
  ) {
    var further: [Member] = []
    _ = firstUpward(from: type) { at -> Bool? in
      guard at != found.owner, let declared = project.contents(of: at).members[name] else { return nil }
      further += declared.filter { isMethod($0) && isAvailable($0, to: type, ofUnseenBase: ofUnseenBase) }
      return nil
    }
    guard !further.isEmpty else { return }
    var known = Set(found.functions.map(parameterLabels))
    found.members += further.filter { known.insert(parameterLabels($0.place)).inserted }
  }

  /// How a function is called: what has a default value can be left out of one and not of another.
  private func parameterLabels(_ function: Place) -> [Label] {
    project.parameters(of: function).map { parameter in
      Label(name: project.label(parameter), isOptional: project.child(parameter, .initializerClause) != nil)
    }
  }

  private struct Label: Hashable {
    var name: Symbol
    var isOptional: Bool
  }

  /// Whether `where Self: UIViewController` of the extension that declares a member lets a type have it.
  private func isAvailable(_ member: Member, to type: TypeID, ofUnseenBase: Bool) -> Bool {
    guard let at = member.constrainedBy, project.declaration(type).kind != .protocol else { return true }
    for (subject, bound) in project.requirements(of: at) where project.symbol(subject) == .Self {
      let bound = project.symbol(bound)
      if inheritedNames(of: type).contains(bound) || project.declaration(type).name == bound { continue }
      // A class from outside may be what is asked for, one level further up.
      if !isUI(bound) || !isUI(type) && !ofUnseenBase { return false }
      if !ofUnseenBase, isOfOtherClass(type, than: bound) { return false }
    }
    return true
  }

  /// Whether the classes above a type are known, and a class of user interface is none of them.
  private func isOfOtherClass(_ type: TypeID, than bound: Symbol) -> Bool {
    let names = typeNames(of: type)
    guard !names.contains(bound), UIClasses.superclass(of: project.text(bound)) != nil else { return false }
    return !names.contains { project.types(named: $0).isEmpty && UIClasses.isLibraryUI(project.text($0)) }
  }

  /// Of what extensions of a protocol give a type by one name, what the compiler takes: an extension that asks for more
  /// comes before one that asks for less.
  private func mostSpecial(_ members: [Member], for type: TypeID) -> [Member] {
    guard members.count > 1, members.contains(where: { $0.constrainedBy != nil }),
      project.declaration(type).kind != .protocol
    else { return members }
    return members.filter { member in
      isRequirement(member)
        || !members.contains { isMoreSpecial($0, than: member) && $0.kind == member.kind && isAlike($0, member) }
    }
  }

  private func isAlike(_ one: Member, _ other: Member) -> Bool {
    one.kind != .function || signature(of: one.place) == signature(of: other.place)
  }

  private func isMoreSpecial(_ member: Member, than other: Member) -> Bool {
    let (asked, others) = (selfBounds(of: member), selfBounds(of: other))
    guard !asked.isEmpty else { return false }
    if others.isEmpty { return true }
    return asked != others
      && others.allSatisfy { bound in asked.contains { $0 == bound || names(above: $0).contains(bound) } }
  }

  /// What the extension of a member asks of `Self`.
  private func selfBounds(of member: Member) -> [Symbol] {
    guard let at = member.constrainedBy else { return [] }
    return project.requirements(of: at).filter { project.symbol($0.subject) == .Self }.map { project.symbol($0.bound) }
  }

  private func names(above name: Symbol) -> [Symbol] {
    project.types(named: name).flatMap { inheritedNames(of: $0) } + superclassNames(of: name)
  }

  /// What an extension of a protocol gives a type that conforms to it.
  func lentVariable(named name: Symbol, by lender: TypeID, to type: TypeID) -> Member? {
    project.contents(of: lender).members[name]?.first {
      $0.kind == .variable && !isRequirement($0) && isAvailable($0, to: type, ofUnseenBase: false)
    }
  }

  func isPrivate(_ type: TypeID) -> Bool { project.flags(project.declaration(type).place).contains(.isPrivate) }

  /// A protocol's own declaration, without a body.
  func isRequirement(_ member: Member) -> Bool {
    switch member.kind {
    case .function: project.child(member.place, .codeBlock) == nil
    case .variable: !project.isComputed(member.place)
    case .enumCase: false
    }
  }

  /// The members of a name that extensions give to a type from outside, nearest first.
  ///
  /// - Parameter isStatic: whether a member of the type itself is wanted, or one of its objects; `nil` where both will do.
  func outsideMembers(
    named name: Symbol, of typeNames: [Symbol], isStatic: Bool? = nil, from file: Int32
  ) -> [Member] {
    func isMeant(_ member: Member) -> Bool { isStatic.map { $0 == member.isStatic } ?? true }
    let typeNames = withRoot(typeNames)
    for typeName in typeNames {
      let declaring = project.extensions(of: typeName, declaring: name)
        .filter { $0.members[name]?.contains(where: isMeant) ?? false }
      if let near = project.nearest(declaring, to: file, place: { $0.place }).first {
        return members(named: name, of: near, besides: declaring).filter(isMeant)
      }
    }
    return lentMembers(named: name, to: typeNames, from: file).filter(isMeant)
  }

  /// The members that an extension declares, with the overloads of its methods that others of its module do.
  func members(named name: Symbol, of found: ExternalExtension, besides declaring: [ExternalExtension]) -> [Member] {
    var members = found.members[name] ?? []
    guard declaring.count > 1, members.contains(where: { $0.kind == .function }) else { return members }
    var known = Set(members.map { signature(of: $0.place) })
    let module = project.file(found.place).module
    for other in declaring where other.place != found.place && project.file(other.place).module == module {
      members += (other.members[name] ?? []).filter {
        $0.kind == .function && known.insert(signature(of: $0.place)).inserted
      }
    }
    return members
  }

  /// What tells overloads apart: labels and written types.
  private func signature(of function: Place) -> [String] {
    zip(project.parameters(of: function), project.writtenParameterTypes(of: function)).map { parameter, type in
      "\(project.text(project.label(parameter))):\(type)"
    }
  }

  /// Whether a type from outside may conform to a protocol of the project's: an extension of it, or of a superclass, says
  /// so, or its superclasses are not known.
  ///
  /// - Parameter typeNames: its own name and those of its superclasses.
  func mayConform(_ typeNames: [Symbol], to lender: TypeID) -> Bool {
    guard typeNames.contains(where: { isUI($0) }) else { return true }
    let adopted = withRoot(typeNames).flatMap { project.extensions(of: $0).flatMap(\.inherited) }
    return adopted.contains { name in
      name == project.declaration(lender).name
        || project.types(named: name).contains { inherits($0, from: lender) }
    }
  }

  /// With the class that all of user interface inherits from.
  private func withRoot(_ typeNames: [Symbol]) -> [Symbol] {
    let root = Symbol(.NSObject)
    return typeNames.contains(root) || !typeNames.contains(where: { isUI($0) }) ? typeNames : typeNames + [root]
  }

  /// What the project's protocols lend to types from outside that it makes conform to them.
  private func lentMembers(named name: Symbol, to typeNames: [Symbol], from file: Int32) -> [Member] {
    for typeName in typeNames {
      for adopted in project.extensions(of: typeName).flatMap(\.inherited) {
        guard let lender = project.outermostTypes(named: adopted, from: file).first,
          project.declaration(lender).kind == .protocol, let found = members(named: name, of: lender)
        else { continue }
        let lent = found.members.filter { !isRequirement($0) }
        if !lent.isEmpty { return lent }
      }
    }
    return []
  }
}

extension Project {
  /// Whether a variable has a getter of its own.
  func isComputed(_ binding: Place) -> Bool {
    guard let block = child(binding, .accessorBlock) else { return false }
    if child(block, .codeBlock) != nil { return true }
    return children(block).contains { kind($0) == .accessor && symbol($0) == .get && child($0, .codeBlock) != nil }
  }

  /// Whether a function has a body, or a variable a getter.
  func hasBody(_ place: Place) -> Bool {
    switch kind(place) {
    case .funcDecl, .initDecl, .subscriptDecl: child(place, .codeBlock) != nil
    case .patternBinding: isComputed(place)
    default: false
    }
  }

  /// The body of a computed variable.
  func getter(of binding: Place) -> Place? {
    guard let block = child(binding, .accessorBlock) else { return nil }
    if let body = child(block, .codeBlock) { return body }
    return children(block).first { kind($0) == .accessor && symbol($0) == .get }.flatMap { child($0, .codeBlock) }
  }

  /// The type that a variable is declared with.
  func declaredType(of binding: Place) -> Place? { child(binding, .typeAnnotation).flatMap { first($0) } }

  /// The value that a variable is declared with.
  func initialValue(of binding: Place) -> Place? { child(binding, .initializerClause).flatMap { first($0) } }

  func parameters(of function: Place) -> [Place] {
    guard let clause = child(function, .parameterClause) else { return [] }
    return children(clause).filter { kind($0) == .parameter }
  }

  func returnType(of function: Place) -> Place? { child(function, .returnClause).flatMap { first($0) } }

  func type(ofParameter parameter: Place) -> Place? {
    children(parameter).first { kind($0) != .attribute && kind($0) != .initializerClause }
  }

  /// Whether a type is written as a function's, an optional one included.
  func isFunctionType(_ type: Place) -> Bool {
    switch kind(type) {
    case .functionType: true
    case .optionalType, .tupleTypeElement: first(type).map(isFunctionType) ?? false
    case .tupleType:
      children(type).count == 1 && (first(type).map(isFunctionType) ?? false)
    default: false
    }
  }

  /// Whether an attribute such as `@MainActor` or `@IBAction` stands at a declaration.
  func hasAttribute(_ declaration: Place, _ names: Set<KnownName>) -> Bool {
    children(declaration).contains { kind($0) == .attribute && (symbol($0).known.map(names.contains) ?? false) }
  }
}
