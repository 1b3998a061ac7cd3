/// Properties with a wrapper that the project declares.
extension Lowering {
  /// `$name` of a property in scope, and `_name`, its wrapper.
  func wrappersName(_ name: Symbol, at place: Place) -> Value? {
    guard let (sigil, wrapped) = wrappedName(of: name), case .member(let found)? = meaning.lookUp(wrapped, at: place)
    else { return nil }
    return found.variable.flatMap { value(of: sigil, for: $0, at: place) }
  }

  /// `object.$name`, `self._name`, `Settings.$name`.
  func wrappersMember(_ name: Symbol, of type: TypeID, at place: Place) -> Value? {
    guard let (sigil, wrapped) = wrappedName(of: name),
      let member = meaning.members(named: wrapped, of: type)?.variable
    else { return nil }
    return value(of: sigil, for: member, at: place)
  }

  private enum Sigil { case projection, storage }

  /// The property that the compiler makes such a name for.
  private func wrappedName(of name: Symbol) -> (Sigil, Symbol)? {
    let sigil: Sigil
    // Most names have none: no text is made of them.
    switch project.symbols.firstByte(name) {
    case UInt8(ascii: "$"): sigil = .projection
    case UInt8(ascii: "_"): sigil = .storage
    default: return nil
    }
    let wrapped = project.symbols.intern(String(project.text(name).dropFirst()))
    return wrapped.isNone ? nil : (sigil, wrapped)
  }

  /// What the wrapper's `projectedValue` is, for the wrapper that a property has of its own, or that wrapper itself.
  private func value(of sigil: Sigil, for member: Member, at place: Place) -> Value? {
    guard let wrapper = wrapper(of: member.place) else { return nil }
    let object = wrapperObject(wrapper, of: member.place)
    if sigil == .storage { return object }
    guard let found = meaning.members(named: Symbol(.projectedValue), of: wrapper.type) else { return nil }
    return memberValue(found, receiver: object, at: place)
  }

  /// What a property's wrapper makes of what its attribute is handed: `@Injected(\.service) var service`.
  func wrappedValue(of binding: Place, _ frame: FrameID) -> Value? {
    let value = ownWrappedValue(of: binding, frame) ?? librarysWrappedValue(of: binding, frame)
    if case .lost? = value { return nil }
    return value
  }

  private func ownWrappedValue(of binding: Place, _ frame: FrameID) -> Value? {
    guard let wrapper = wrapper(of: binding),
      let found = meaning.members(named: Symbol(.wrappedValue), of: wrapper.type)
    else { return nil }
    let value = memberValue(found, receiver: wrapperObject(wrapper, of: binding), at: binding)
    // One that is handed nothing has its object from elsewhere: the declared type says more of that.
    return isSequence(forced(value)) || !arguments(of: wrapper.attribute, frame).isEmpty ? value : nil
  }

  private func librarysWrappedValue(of binding: Place, _ frame: FrameID) -> Value? {
    guard let declaration = project.parent(binding), project.kind(declaration) == .variableDecl else { return nil }
    for attribute in project.children(declaration) where project.kind(attribute) == .attribute {
      if let value = LibraryModels.wrappedValue(by: attribute, frame, self) { return value }
    }
    return nil
  }

  /// The variable whose setter runs when a property with a wrapper of the project's is written to.
  func wrappersSetter(of binding: Place) -> [Place] {
    guard let wrapper = wrapper(of: binding),
      let wrapped = meaning.members(named: Symbol(.wrappedValue), of: wrapper.type)?.variable
    else { return [] }
    return [wrapped.place]
  }

  struct Wrapper {
    var type: TypeID
    var attribute: Place
  }

  /// The wrapper of a property that a given file declares.
  func wrapper(of binding: Place) -> Wrapper? {
    guard let declaration = project.parent(binding), project.kind(declaration) == .variableDecl else { return nil }
    for attribute in project.children(declaration) where project.kind(attribute) == .attribute {
      if let type = meaning.type(named: project.symbol(attribute), at: binding),
        meaning.members(named: Symbol(.wrappedValue), of: type) != nil
      {
        return Wrapper(type: type, attribute: attribute)
      }
    }
    return nil
  }

  /// The wrapper's own object: each property has one, so what is in it is that property's.
  func wrapperObject(_ wrapper: Wrapper, of binding: Place) -> Value {
    store.object(ObjectValue(type: wrapper.type, site: binding, generics: generics(of: wrapper, around: binding)))
  }

  /// The wrapper's generic parameter is the type of what it wraps.
  private func generics(of wrapper: Wrapper, around binding: Place) -> [NamedValue] {
    guard let wrapped = meaning.members(named: Symbol(.wrappedValue), of: wrapper.type)?.variable,
      let type = project.declaredType(of: wrapped.place), project.kind(type) == .simpleType,
      case .genericParameter? = meaning.lookUp(project.symbol(type), at: type), let written = typeWritten(of: binding)
    else { return [] }
    return [NamedValue(name: project.symbol(type), value: written)]
  }
}
