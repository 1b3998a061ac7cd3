/// RxCocoa's delegate proxies: what a project's own one is found by. (DelegateProxyType.swift.)
enum DelegateProxyModel: LibraryModel {
  static func staticCall(_ name: Symbol, of type: TypeID, _ lowering: Lowering) -> Value? {
    guard name == .proxy || name == .proxyForObject,
      lowering.meaning.inheritedNames(of: type).contains(Symbol(.DelegateProxyType))
    else { return nil }
    return lowering.store.object(of: type)
  }
}
