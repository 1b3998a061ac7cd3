/// Operators of the project's own that are for elements of one type alone: `extension ObservableType where Element == Page`.
extension Lowering {
  /// Calls one of the project's operators on a sequence: that for its elements. Where several may be meant, nothing says
  /// which of them is.
  func call(
    _ functions: [Place], forElementsOf chain: ChainID, _ arguments: [Argument], at call: Place, _ frame: FrameID
  ) -> Value {
    func result(_ functions: [Place]) -> Value {
      self.call(functions, arguments, receiver: .sequence(chain), at: call, frame)
    }
    guard functions.count > 1, case let types = functions.map(elementType), types.contains(where: { $0 != nil }) else {
      return result(functions)
    }
    let element = element(of: chain)
    let fits = types.map { $0.map { fit(element: element, typeValue($0)) } ?? 0 }
    guard let best = fits.compactMap(\.self).max() else { return result(functions) }
    var groups: [(type: String, functions: [Place])] = []
    for index in functions.indices where fits[index] == best {
      let type = types[index].map(project.text) ?? ""
      if let group = groups.firstIndex(where: { $0.type == type }) {
        groups[group].functions.append(functions[index])
      } else {
        groups.append((type, [functions[index]]))
      }
    }
    return groups.count == 1 ? result(groups[0].functions) : oneOf(join(groups.map { result($0.functions) }))
  }

  /// The type that a function's extension, or the function itself, asks elements to be of; none where a protocol will do.
  private func elementType(askedBy function: Place) -> Place? {
    [project.enclosingExternalExtension(of: function), function].compactMap(\.self).flatMap(elementBounds)
      .first { !namesProtocol($0) }
  }

  /// What the `where` clause of an extension or a function asks elements to be of.
  func elementBounds(askedBy declaration: Place) -> [Place] {
    project.requirements(of: declaration).filter { subject, _ in
      Self.elementNames.contains(project.text(project.symbol(subject)))
    }.map(\.bound)
  }

  private func namesProtocol(_ type: Place) -> Bool {
    meaning.type(writtenAt: type).map { project.declaration($0).kind == .protocol } ?? false
  }

  private static let elementNames: Set<String> = ["Element", "E"]
}
