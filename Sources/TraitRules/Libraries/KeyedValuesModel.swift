/// Libraries that hand out what a project keeps under a key path: `@Dependency(\.service) var service`, where an extension
/// of the library's own type declares `service`.
enum KeyedValuesModel: LibraryModel {
  /// A type that projects extend.
  private struct Root {
    var name: KnownName
    /// The wrapper that reads from it.
    var wrapper: KnownName
    /// What a key type has for a value when the app runs (Dependencies: DependencyKey.swift; SwiftUI: `EnvironmentKey`).
    var running: KnownName
  }

  private static let roots = [
    Root(name: .DependencyValues, wrapper: .Dependency, running: .liveValue),
    Root(name: .EnvironmentValues, wrapper: .Environment, running: .defaultValue),
  ]

  static func wrappedValue(by attribute: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? {
    let name = lowering.project.symbol(attribute)
    guard let root = roots.first(where: { name == $0.wrapper }),
      case .keyPath(let path)? = lowering.arguments(of: attribute, frame).first?.value(lowering)
    else { return nil }
    return lowering.keyPathValue(path, of: lowering.store.outside(Symbol(root.name)), frame)
  }

  /// `self[ServiceKey.self]`.
  static func element(of object: OutsideValue, at place: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? {
    guard let root = roots.first(where: { object.type == $0.name }),
      case .metatype(let key)? = lowering.arguments(of: place, frame).first?.value(lowering),
      let running = lowering.meaning.members(named: Symbol(root.running), of: key)
    else { return nil }
    return lowering.memberValue(running, receiver: .metatype(key), at: place)
  }
}
