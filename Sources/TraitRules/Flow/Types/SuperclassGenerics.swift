/// `class Screen: Base<ViewModel>`: what a superclass's generic parameters stand for in those who inherit from it.
extension Evaluator {
  /// The superclasses' parameters by name; that of the nearest where several have the same.
  func superclassGenerics(of type: TypeID) -> [String: LazyValue] {
    if let known = superclassGenericsMemo[type] { return known }
    // A class that inherits from itself does not compile, but is read all the same.
    superclassGenericsMemo[type] = [:]
    let result = superclassGenerics(of: type, given: [:])
    superclassGenericsMemo[type] = result
    return result
  }

  private func superclassGenerics(of type: TypeID, given: [String: LazyValue], depth: Int = 0) -> [String: LazyValue] {
    guard depth < 8, let clause = project.child(project.types[type].place, .inheritanceClause) else { return [:] }
    var result: [String: LazyValue] = [:]
    for written in project.children(clause) {
      guard let superclass = resolveType(written), project.types[superclass].kind == .class else { continue }
      let arguments = project.child(written, .genericArguments).map { Array(project.children($0)) } ?? []
      for (parameter, argument) in zip(project.types[superclass].genericParameters, arguments) {
        result[parameter] = given[project.name(argument)] ?? lazily { self.typeValue(argument, nil) }
      }
      result.merge(superclassGenerics(of: superclass, given: result, depth: depth + 1)) { nearest, _ in nearest }
    }
    return result
  }
}
