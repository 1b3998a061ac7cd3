/// What types inherit from that no given file declares.
extension Meaning {
  /// Whether a type has a class or a protocol above it of which nobody here knows what it declares or requires.
  func hasUnseenBase(_ type: TypeID) -> Bool {
    inheritedNames(of: type).contains { project.types(named: $0).isEmpty && !isWellKnownBase($0) }
  }

  /// A class of user interface, or one of the standard library's protocols.
  private func isWellKnownBase(_ name: Symbol) -> Bool {
    isUI(name) || Self.wellKnownBases.contains(project.text(name))
  }

  private static let wellKnownBases: Set<String> = [
    "NSObject", "AnyObject", "class", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Decodable",
    "Encodable", "Sendable", "Error", "CaseIterable", "CustomStringConvertible", "String", "Int", "RawRepresentable",
  ]
}
