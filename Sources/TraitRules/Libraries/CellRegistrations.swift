/// UIKit's registrations of cells, whose generic arguments say what their closures are given:
/// `UICollectionView.CellRegistration<OrderCell, Order> { cell, path, order in … }`. (UICollectionView.h)
enum CellRegistrations: LibraryModel {
  static func closureInputs(of closure: Place, _ lowering: Lowering) -> [Value]? {
    let project = lowering.project
    guard let call = lowering.call(taking: closure), project.kind(call) == .callExpr, let callee = project.first(call)
    else { return nil }
    switch project.symbol(callee).known {
    case .CellRegistration?, .SupplementaryRegistration?: break
    default: return nil
    }
    guard let arguments = project.child(callee, .genericArguments) else { return nil }
    let types = project.children(arguments).map { lowering.typeValue($0) }
    return types.first.map { [$0, .plain, types.count > 1 ? types[1] : .plain] }
  }
}
