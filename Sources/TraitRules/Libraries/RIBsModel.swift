/// RIBs: its generic base classes have properties of what a subclass names as their parameters.
enum RIBsModel: LibraryModel {
  /// The number of the parameter that a class's property is of. (RIBs, PresentableInteractor.swift, Router.swift,
  /// ViewableRouter.swift, Component.swift, Builder.swift.)
  private static let properties: [KnownName: [KnownName: Int]] = [
    .PresentableInteractor: [.presenter: 0],
    .Router: [.interactor: 0],
    .ViewableRouter: [.interactor: 0, .viewController: 1, .viewControllable: 1],
    .Component: [.dependency: 0],
    .Builder: [.dependency: 0],
  ]

  /// Protocols that have a view controller, by the property: as what it is, or by a protocol that view controllers
  /// conform to. (RIBs, ViewControllable.swift, ViewableRouter.swift.)
  private static let lenders: [KnownName: String] = [
    .uiviewController: "ViewControllable", .viewControllable: "ViewableRouting",
  ]

  static func member(_ name: Symbol, of object: ObjectValue, at place: Place, _ lowering: Lowering) -> Value? {
    guard let name = name.known else { return nil }
    if let lender = lenders[name],
      lowering.meaning.inheritedNames(of: object.type).contains(lowering.project.symbols.intern(lender))
    {
      return lowering.store.outside(Symbol(.UIViewController))
    }
    return lowering.meaning.firstUpward(from: object.type) { type -> Value? in
      for written in lowering.project.contents(of: type).inheritedTypes {
        guard let number = lowering.project.symbol(written).known.flatMap({ properties[$0]?[name] }),
          case let arguments = lowering.genericArguments(of: written), number < arguments.count
        else { continue }
        return lowering.typeValue(arguments[number])
      }
      return nil
    }
  }
}
