/// What a type's name says of user interface.
struct KindOfUI: OptionSet {
  let rawValue: UInt8

  /// A class of UIKit, AppKit or a library that is user interface.
  static let isClass = KindOfUI(rawValue: 1 << 0)
  /// Named as such classes and their objects are.
  static let isNamedLikeIt = KindOfUI(rawValue: 1 << 1)
}

/// Whether something is user interface, as far as can be seen.
enum UIAnswer: Equatable { case yes, no, unknown }

extension Meaning {
  func kindOfUI(_ name: Symbol) -> KindOfUI {
    if let known = kindOfUIMemo[name] { return known }
    let text = project.text(name)
    var kind: KindOfUI = []
    if UIClasses.isUI(text) { kind.insert(.isClass) }
    if UIClasses.isNamedLikeUI(text) { kind.insert(.isNamedLikeIt) }
    kindOfUIMemo[name] = kind
    return kind
  }

  /// A class from outside, by its name.
  func isUI(_ name: Symbol) -> Bool { kindOfUI(name).contains(.isClass) }

  func isNamedLikeUI(_ name: Symbol) -> Bool { kindOfUI(name).contains(.isNamedLikeIt) }

  /// A type of the project.
  func isUI(_ type: TypeID) -> Bool { answer(type, others: []) == .yes }

  /// - Parameter others: names of further types that the object is of.
  func answer(_ type: TypeID, others: [Symbol]) -> UIAnswer {
    let inherited = inheritedNames(of: type).union(others)
    if inherited.contains(where: isUI) { return .yes }
    let declaration = project.declaration(type)
    // A superclass of which only the name is known.
    if declaration.kind == .class,
      inherited.contains(where: { isNamedLikeUI($0) && project.types(named: $0).isEmpty })
    {
      return .yes
    }
    if declaration.kind == .protocol { return isNamedLikeUI(declaration.name) ? .yes : .unknown }
    return .no
  }

  /// A type's name and those above it, classes of frameworks included.
  func typeNames(of type: TypeID) -> [Symbol] {
    let names =
      [project.declaration(type).name] + inheritedNames(of: type).sorted { project.text($0) < project.text($1) }
    return names + names.flatMap(superclassNames)
  }

  /// The classes above one of a framework, as far as `UIClasses` knows them; a library's class is of the one that it is
  /// named after.
  func superclassNames(of name: Symbol) -> [Symbol] {
    if let known = superclassNamesMemo[name] { return known }
    var names: [Symbol] = []
    var current = isUI(name) ? UIClasses.superclass(of: project.text(name)) : namesake(of: name)
    while let at = current, names.count < 12 {
      names.append(project.symbols.intern(at))
      current = UIClasses.superclass(of: at)
    }
    superclassNamesMemo[name] = names
    return names
  }

  private func namesake(of name: Symbol) -> String? {
    isNamedLikeUI(name) && !project.declaresType(named: name) ? UIClasses.namesake(of: project.text(name)) : nil
  }

  /// Whether the sources are those of an app, with what begins it: nobody out of sight calls what is internal to it.
  var isWholeApp: Bool { !appDelegates.isEmpty }

  /// Whether a place is in one module with what begins an app: beside a package, one whose folder no file imports is.
  func isOfApp(_ place: Place) -> Bool {
    guard isWholeApp else { return false }
    let file = project.file(place)
    if appDelegates.contains(where: { project.file(project.declaration($0).place).module == file.module }) {
      return true
    }
    return !project.hasPackages && project.importers(of: file).isEmpty
  }

  private var appDelegates: [TypeID] {
    [KnownName.UIApplicationDelegate, .UIWindowSceneDelegate, .NSApplicationDelegate].flatMap {
      project.inheritors(of: Symbol($0))
    }
  }

  /// `_Concurrency.Task { … }`, `Task.init { … }`, by what is called on what.
  func beginsTask(_ name: Symbol, of base: Place) -> Bool {
    guard project.kind(base) == .identifierExpr else { return false }
    return name == .Task && project.symbol(base) == ._Concurrency
      || name == .`init` && project.symbol(base) == .Task && lookUp(Symbol(.Task), at: base) == nil
  }

  /// Whether the compiler keeps a type's code on the main thread, because its source, or that of a type above it, asks for
  /// that.
  func isIsolatedToMain(at place: Place) -> Bool {
    project.enclosingType(of: place).flatMap(isolation(ofType:)) == .main
  }

  /// Whether a type's code belongs to the main thread: user interface, or isolated to the main actor.
  func isMainType(at place: Place) -> Bool {
    guard let type = project.enclosingType(of: place) else {
      return project.extendedName(around: place).map { isUI($0) } ?? false
    }
    if isIsolatedToMain(at: place) { return true }
    let declaration = project.declaration(type)
    let ofMainActor: [KnownName] = [
      .UIApplicationDelegate, .UISceneDelegate, .UIWindowSceneDelegate, .NSApplicationDelegate, .UIViewRepresentable,
      .UIViewControllerRepresentable, .NSViewRepresentable, .NSViewControllerRepresentable,
    ]
    let inherited = inheritedNames(of: type)
    if ofMainActor.contains(where: { inherited.contains(Symbol($0)) }) { return true }
    return declaration.kind == .class && isUI(type)
  }
}
