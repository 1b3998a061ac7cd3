import TraitReplay
import TraitRules

/// The source of a view controller whose `viewDidLoad` is `body`.
func viewController(_ body: String, members: String = "") -> String {
  """
  import RxCocoa
  import RxSwift
  import UIKit

  final class SearchViewController: UIViewController {
    let searchBar = UISearchBar()
    let button = UIButton()
    let label = UILabel()
    let count = UILabel()
    let bag = DisposeBag()
    \(members)

    override func viewDidLoad() {
      \(body)
    }
  }
  """
}

/// The chains of such a view controller.
func chains(_ body: String, members: String = "") -> [ChainModel] {
  let source = viewController(body, members: members)
  return Linter().chains([SourceFile(path: "Search.swift", bytes: Array(source.utf8))])
}

/// The one model of such a view controller.
func chain(_ body: String, members: String = "") throws -> ChainModel {
  let models = chains(body, members: members)
  struct NotOneChain: Error { var count: Int }
  guard models.count == 1 else { throw NotOneChain(count: models.count) }
  return models[0]
}
