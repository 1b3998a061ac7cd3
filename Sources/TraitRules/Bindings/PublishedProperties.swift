/// What SwiftUI's views observe: a change of an object's `@Published` property is one of the user interface.
/// (ObservableObject; Xcode's "Publishing changes from background threads is not allowed".)
extension TouchFinder {
  /// The attributes by which views observe objects.
  private static var observing: [KnownName] { [.ObservedObject, .StateObject, .EnvironmentObject] }

  /// Whether a property is one whose changes views are told of.
  func isPublishedToViews(_ binding: Place) -> Bool {
    guard let declaration = project.parent(binding), project.hasAttribute(declaration, [.Published]),
      let type = project.enclosingType(of: binding)
    else { return false }
    return observed.contains { lowering.meaning.areRelated($0, type) || lowering.isConformer(type, of: $0) }
  }

  /// The types of the objects that views observe.
  func findObserved() -> [TypeID] {
    Self.observing.flatMap { project.bindings(withAttribute: Symbol($0)) }.compactMap { binding in
      let value =
        project.declaredType(of: binding).map { lowering.typeValue($0) }
        ?? project.initialValue(of: binding).map { lowering.value(of: $0) }
      guard case .object(let ref)? = value else { return nil }
      return lowering.store[ref].type
    }
  }
}
