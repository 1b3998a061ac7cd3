/// RxSwift 2 wrote `label.rx_text` for `label.rx.text`; apps name members of their own like that to this day.
extension Evaluator {
  /// Whether a name is RxSwift's old spelling: it begins as one, and the project declares no such member itself.
  func isOldSpelling(_ name: String, on receiver: Value) -> Bool {
    guard name.hasPrefix("rx_") else { return false }
    return !declaredMembers(name, of: receiver).contains { member in
      guard member.kind == .variable, let type = declaredType(of: member.place) else { return true }
      // A binder of an app's own is read as one of RxSwift's: its receiver says whether it feeds user interface.
      return !observerTypeNames.contains(project.name(type))
    }
  }

  private func declaredMembers(_ name: String, of receiver: Value) -> [Member] {
    switch receiver {
    case .instance(let instance): if let found = findMember(instance.type, name) { return found.members }
    case .metatype(let type): if let found = findMember(type, name) { return found.members }
    case .external, .externalMetatype: break
    default: return []
    }
    return project.extensionMembers(named: name, of: typeNames(of: receiver))
  }
}
