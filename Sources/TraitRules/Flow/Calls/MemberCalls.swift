/// Calls on a receiver: operators of a sequence, methods of an object, what a library has.
extension Evaluator {
  /// `receiver.name(…)`.
  func memberCall(_ call: Place, callee: Place, receiver: Value, _ frame: Frame?) -> Value {
    let name = project.name(callee)
    if isOldSpelling(name, on: receiver) {
      return reactiveMember(name, of: LazyValue(receiver), at: callee, call: call, frame)
    }
    let receiver = part(of: receiver, having: name)
    switch receiver {
    case .sequence(let sequence):
      return operatorCall(name, on: sequence, call: call, callee: callee, frame)
    case .reactive(let base, _):
      return reactiveMember(name, of: base, at: callee, call: call, frame)
    case .externalMetatype(let type):
      if let value = staticOperatorCall(name, type: type, call: call, callee: callee, frame) { return value }
    case .metatype(let type):
      if name == "init" { return construct(type, call: call, callee: call, frame) }
      if findMember(type, name) == nil,
        let value = staticOperatorCall(name, type: project.types[type].name, call: call, callee: callee, frame)
      {
        return value
      }
    case .unseenCall(let text, let at):
      // Only the catalogue's own operators make the unseen call a sequence for certain.
      if isKnownOperator(name) {
        return operatorCall(name, on: asSequence(receiver, at: at), call: call, callee: callee, frame)
      }
      if let functions = sequenceExtension(name, at: callee) {
        return self.call(
          functions: functions, arguments: arguments(of: call, frame),
          selfValue: LazyValue(.sequence(asSequence(receiver, at: at))), at: call, frame)
      }
      return .unknown(text, at)
    case .unknown(let lost, let at):
      if name == "pulse", let pulse = unseenPulse(call, callee: callee) { return pulse }
      if isKnownOperator(name) {
        return operatorCall(name, on: asSequence(receiver, at: at), call: call, callee: callee, frame)
      }
      if let functions = sequenceExtension(name, at: callee), !looksLikeRequest(name) {
        return self.call(
          functions: functions, arguments: arguments(of: call, frame),
          selfValue: LazyValue(.sequence(asSequence(receiver, at: at))), at: call, frame)
      }
      if isOperatorLike(name) { return .unknown(lost, at) }
      return unseen(name, call: call)
    case .array(let element):
      return arrayCall(name, element, call: call, frame)
    case .observer where name == "asObserver": return receiver
    // Of a delegate proxy: `tableView.rx.delegate`.
    case .plain where name == "methodInvoked" || name == "sentMessage": return unseen(name, call: call)
    case .tuple, .plain, .scheduler, .observer: return .unknown(name, call)
    case .closure, .functions: return .unknown(name, call)
    case .instance(let instance):
      if name == "rx" { return .reactive(LazyValue(receiver), callee) }
      if let value = libraryCall(name, on: instance, call: call, callee: callee, frame) { return value }
      if findMember(instance.type, name) == nil, isKnownOperator(name),
        !allInheritedNames(instance.type).isDisjoint(with: sequenceProtocolNames)
      {
        return operatorCall(name, on: asSequence(receiver, at: call), call: call, callee: callee, frame)
      }
      if isConfiguration(name), findMember(instance.type, name) == nil { return receiver }
    case .external:
      if name == "pulse", let pulse = unseenPulse(call, callee: callee) { return pulse }
      if isConfiguration(name) { return receiver }
    }
    if let functions = methods(name, of: receiver) {
      return self.call(
        functions: functions, arguments: arguments(of: call, frame), selfValue: LazyValue(receiver), at: call, frame)
    }
    let found = member(name, of: receiver, at: callee, frame)
    switch found {
    case .functions(let functions, let owner):
      return self.call(functions: functions, arguments: arguments(of: call, frame), selfValue: owner, at: call, frame)
    case .unknown:
      if case .external(let type, _) = receiver, type.hasPrefix("DispatchQueue") { return .plain }
      if isUIObject(receiver) { return .plain }
      // Of a type that is not in sight, but is a sequence by this very word.
      if isConversion(name) { return .unknown(project.text(callee).firstLine, callee) }
      return unseen(name, call: call)
    default: return callValue(found, call: call, frame)
    }
  }

  /// The methods of a name, where a property of the same name might hide them.
  private func methods(_ name: String, of receiver: Value) -> [Place]? {
    let type: TypeID
    switch receiver {
    case .instance(let instance): type = instance.type
    case .metatype(let metatype): type = metatype
    default: return nil
    }
    let functions = findMember(type, name)?.members.filter { $0.kind == .function }.map(\.place) ?? []
    return functions.isEmpty ? nil : functions
  }

  private func isConversion(_ name: String) -> Bool {
    catalogue.rows(named: name).contains { $0.kind == .conversion } || name == "share"
  }

  private func isConfiguration(_ name: String) -> Bool {
    ["then", "apply", "also"].contains(name)
  }

  private func arrayCall(_ name: String, _ element: LazyValue, call: Place, _ frame: Frame?) -> Value {
    switch name {
    case "map", "compactMap", "flatMap":
      guard let closure = arguments(of: call, frame).first else { return .array(element) }
      return .array(lazily { self.result(of: closure.value.value, inputs: [element], at: call) })
    case "first", "last", "randomElement", "min", "max": return element.value
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast": return .array(element)
    default: return .plain
    }
  }
}
