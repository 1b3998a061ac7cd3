/// `A & B`: a value that has the members of several types.
extension Evaluator {
  /// The first type in sight, with the others beside it; a composition of outside types is the first of them.
  func composition(_ parts: [Value]) -> Value {
    var whole: Instance?
    var outside: [String] = []
    for part in parts {
      switch part {
      case .instance(let instance):
        whole?.otherTypes.append(instance.type)
        whole = whole ?? instance
      case .external(let name, _): outside.append(name)
      default: continue
      }
    }
    guard var whole else { return parts.first ?? .plain }
    whole.otherNames += outside
    return .instance(whole)
  }

  /// The part of a composition that declares a member; the value itself where it is none, or no part does.
  func part(of value: Value, having name: String) -> Value {
    guard case .instance(var instance) = value, !instance.otherTypes.isEmpty, findMember(instance.type, name) == nil,
      let other = instance.otherTypes.first(where: { findMember($0, name) != nil })
    else { return value }
    instance.otherTypes.removeAll { $0 == other }
    instance.otherTypes.append(instance.type)
    instance.type = other
    return .instance(instance)
  }
}
