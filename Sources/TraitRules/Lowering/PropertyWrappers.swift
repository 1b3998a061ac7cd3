/// Properties with a wrapper that the project declares.
extension Lowering {
  /// `$name` of a property in scope.
  func projectedValue(_ name: Symbol, at place: Place, _ frame: FrameID) -> Value {
    guard case .member(let found)? = meaning.lookUp(name, at: place), let member = found.variable else {
      return .lost(place, name)
    }
    return projection(of: member, receiver: selfValue(at: place, frame), at: place) ?? .lost(place, name)
  }

  /// `object.$name`.
  func projectedMember(_ name: Symbol, of object: ObjectValue, at place: Place) -> Value? {
    let text = project.text(name)
    guard text.hasPrefix("$") else { return nil }
    let wrapped = project.symbols.intern(String(text.dropFirst()))
    guard let member = meaning.members(named: wrapped, of: object.type)?.variable else { return nil }
    return projection(of: member, receiver: store.object(object), at: place)
  }

  /// What the wrapper's `projectedValue` is, for the wrapper that a property has of its own.
  private func projection(of member: Member, receiver: Value, at place: Place) -> Value? {
    guard let wrapper = wrapper(of: member.place),
      let found = meaning.members(named: Symbol(.projectedValue), of: wrapper.type)
    else { return nil }
    return memberValue(found, receiver: wrapperObject(wrapper, of: member.place), at: place)
  }

  /// What a property's wrapper makes of what its attribute is handed: `@Injected(\.service) var service`.
  func wrappedValue(of binding: Place, _ frame: FrameID) -> Value? {
    let value = ownWrappedValue(of: binding, frame) ?? librarysWrappedValue(of: binding, frame)
    if case .lost? = value { return nil }
    return value
  }

  private func ownWrappedValue(of binding: Place, _ frame: FrameID) -> Value? {
    guard let wrapper = wrapper(of: binding), !arguments(of: wrapper.attribute, frame).isEmpty,
      let found = meaning.members(named: Symbol(.wrappedValue), of: wrapper.type)
    else { return nil }
    return memberValue(found, receiver: wrapperObject(wrapper, of: binding), at: binding)
  }

  private func librarysWrappedValue(of binding: Place, _ frame: FrameID) -> Value? {
    guard let declaration = project.parent(binding), project.kind(declaration) == .variableDecl else { return nil }
    for attribute in project.children(declaration) where project.kind(attribute) == .attribute {
      if let value = LibraryModels.wrappedValue(by: attribute, frame, self) { return value }
    }
    return nil
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
