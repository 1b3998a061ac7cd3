/// The index of a type in the project.
typealias TypeID = Int

/// A class, struct, enum, protocol or actor that a given file declares, with all its extensions.
struct TypeDeclaration {
  enum Kind { case `class`, `struct`, `enum`, `protocol`, actor }

  var name: String
  var kind: Kind
  var place: Place
  var parent: TypeID?
  /// Names of superclass and protocols as written, extensions' included.
  var inherited: [String] = []
  var genericParameters: [String] = []
  /// Constraints of generic parameters, by parameter: the type node.
  var genericConstraints: [String: Place] = [:]
  var members: [String: [Member]] = [:]
  var nestedTypes: [String: TypeID] = [:]
  var typealiases: [String: Place] = [:]
  var initializers: [Place] = []
  var attributes: [String] = []
  var isPrivate = false
}

/// A property, function, case or subscript.
struct Member {
  enum Kind {
    /// `patternBinding`.
    case variable
    case function
    case enumCase
  }

  var name: String
  var kind: Kind
  /// The `patternBinding`, `funcDecl` or `enumCaseElement`.
  var place: Place
  var isStatic: Bool
}

/// An extension of something that no given file declares: `Reactive`, `ObservableType`, `UIView`.
struct ExternalExtension {
  var extendedType: String
  var place: Place
  /// The types that its `where` clause names, as written: `Base: UIButton` gives `UIButton`.
  var constraints: [(subject: String, bound: String)]
  var members: [String: [Member]] = [:]
}
