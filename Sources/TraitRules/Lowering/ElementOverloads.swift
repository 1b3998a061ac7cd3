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
    guard functions.count > 1, functions.contains(where: { elementType(askedBy: $0) != nil }) else {
      return result(functions)
    }
    let element = element(of: chain)
    let fits = functions.map { elementType(askedBy: $0).map { fit(element: element, typeValue($0)) } ?? 0 }
    guard let best = fits.compactMap(\.self).max() else { return result(functions) }
    let meant = zip(functions, fits).filter { $1 == best }.map(\.0)
    var types: [String] = []
    var groups: [[Place]] = []
    for function in meant {
      let type = elementType(askedBy: function).map(project.text) ?? ""
      if let index = types.firstIndex(of: type) {
        groups[index].append(function)
      } else {
        types.append(type)
        groups.append([function])
      }
    }
    return groups.count == 1 ? result(groups[0]) : oneOf(join(groups.map(result)))
  }

  /// The type that a function's extension, or the function itself, asks elements to be of; none where a protocol will do.
  private func elementType(askedBy function: Place) -> Place? {
    let around = project.enclosingExternalExtension(of: function).map { project.requirements(of: $0) } ?? []
    return (around + project.requirements(of: function)).first { subject, bound in
      Self.elementNames.contains(project.text(project.symbol(subject))) && !namesProtocol(bound)
    }?.bound
  }

  private func namesProtocol(_ type: Place) -> Bool {
    meaning.type(writtenAt: type).map { project.declaration($0).kind == .protocol } ?? false
  }

  static let elementNames: Set<String> = ["Element", "E"]
}
