/// The number of a type in the project. Types are numbered as they are entered, so a number says nothing of an order.
struct TypeID: Hashable, BitwiseCopyable {
  let index: Int32

  init(_ index: Int) { self.index = Int32(index) }
}

/// A class, struct, enum, protocol or actor that a given file declares, as far as its declaration says it.
///
/// An object, because it is looked at far more often than it is made, and copying one copies a dozen references.
final class TypeDeclaration {
  enum Kind { case `class`, `struct`, `enum`, `protocol`, actor }

  let name: Symbol
  let kind: Kind
  let place: Place
  /// The type that it is nested in. `Project.parent(of:)` knows also the one that the extension around it extends.
  var parent: TypeID?
  /// The extension that it stands directly in.
  let extensionAround: Place?
  var genericParameters: [GenericParameter] = []
  var attributes: [Symbol] = []
  var isPrivate = false
  /// What it holds as far as it is known; `Project.contents(of:)` is what asks for all of it.
  let contents: TypeContents
  /// Whether all that extends it has been asked for.
  var isWhole = false

  init(name: Symbol, kind: Kind, place: Place, parent: TypeID?, extensionAround: Place?) {
    self.name = name
    self.kind = kind
    self.place = place
    self.parent = parent
    self.extensionAround = extensionAround
    contents = TypeContents(file: place.file)
  }
}

/// `T`, or `T: Bound`.
struct GenericParameter {
  var name: Symbol
  /// The written type.
  var bound: Place?
}

/// What a type holds: its declaration's and its extensions' together. Every look at a member goes through it, by one
/// thread, so accesses are not checked for overlap.
final class TypeContents {
  /// Names of superclass and protocols as written, without generic arguments.
  @exclusivity(unchecked) var inherited: [Symbol] = []
  /// The written types of the same, in the same order.
  var inheritedTypes: [Place] = []
  @exclusivity(unchecked) var members: [Symbol: [Member]] = [:]
  @exclusivity(unchecked) var nestedTypes: [Symbol: TypeID] = [:]
  /// `typealias` and `associatedtype`.
  @exclusivity(unchecked) var typealiases: [Symbol: Place] = [:]
  var initializers: [Place] = []
  var subscripts: [Place] = []
  /// The files that declare and extend it.
  var files: Set<Int32>
  /// The declaration's own.
  private let file: Int32

  init(file: Int32) {
    self.file = file
    files = [file]
  }

  /// Overloads stand in order of file and place, those of the type's own file first, whatever the order in which
  /// extensions are entered.
  func add(_ member: Member) {
    insert(member, into: &members[member.name, default: []])
  }

  private func insert(_ member: Member, into overloads: inout [Member]) {
    let index = overloads.lastIndex { comes($0, before: member) }.map { $0 + 1 } ?? 0
    overloads.insert(member, at: index)
  }

  private func comes(_ left: Member, before right: Member) -> Bool {
    let (leftIsOwn, rightIsOwn) = (left.place.file == file, right.place.file == file)
    return leftIsOwn == rightIsOwn ? left.place < right.place : leftIsOwn
  }
}

/// A property, function or case.
struct Member {
  enum Kind {
    /// `patternBinding`.
    case variable
    case function
    case enumCase
  }

  var name: Symbol
  var kind: Kind
  /// The `patternBinding`, `funcDecl` or `enumCaseElement`.
  var place: Place
  var isStatic: Bool
  /// The extension with a `where` clause that declares it, if one does.
  var constrainedBy: Place?
}

extension [Member] {
  /// Those that a call means: functions, where a property has their name.
  var called: [Member] { filterOrAll { $0.kind == .function } }
}

/// An extension of something that no given file declares: `Reactive`, `ObservableType`, `UIView`.
struct ExternalExtension {
  var extendedType: Symbol
  var place: Place
  /// The types that its `where` clause names: `Base: UIButton`.
  var constraints: [ExtensionConstraint]
  var members: [Symbol: [Member]] = [:]
  /// What its inheritance clause adds.
  var inherited: [Symbol] = []
}

/// `Base: UIButton`, `Element == Int`.
struct ExtensionConstraint {
  var subject: Symbol
  var bound: Symbol
  /// The written type of the bound.
  var boundType: Place
}
