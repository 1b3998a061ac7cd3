/// Every member of `rx` that RxCocoa declares, of every release from 2.0 on, and some of the libraries beside it.
public struct ReactiveMembers: Sendable {
  public static let standard = ReactiveMembers(
    rows: UIKitMembers.rows + AppKitMembers.rows + FoundationMembers.rows + RxSwift2Members.rows + LibraryMembers.rows)

  public let rows: [ReactiveMember]
  private let byName: [String: [ReactiveMember]]

  public init(rows: [ReactiveMember]) {
    self.rows = rows
    byName = Dictionary(grouping: rows, by: \.name)
  }

  /// The members of a base name (`text`, `items`, `rx_text`) whatever their class, in table order.
  public func members(named name: String) -> [ReactiveMember] {
    byName[name, default: []]
  }

  /// The member of a name that a class has itself or from a class above it, as far as `UIClasses` knows them.
  public func member(named name: String, of type: String) -> ReactiveMember? {
    let candidates = members(named: name)
    var current: String? = type
    while let base = current {
      if let found = candidates.first(where: { $0.base == base }) { return found }
      current = UIClasses.superclass(of: base)
    }
    return candidates.first { $0.base == "NSObject" }
  }
}
