import RxCocoa
import RxSwift
import UIKit

final class RecipeSearchViewController: UIViewController {
  private let searchField = UITextField()
  private let countLabel = UILabel()
  private let tableView = UITableView()
  private let kitchen: RecipeKitchen
  private let disposeBag = DisposeBag()

  init(kitchen: RecipeKitchen) {
    self.kitchen = kitchen
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Recipe")

    let recipes = searchField.rx.text.orEmpty.asDriver()
      .throttle(.milliseconds(300))
      .flatMapLatest { [kitchen] text in
        kitchen.recipes(containing: text)
          .asDriver(onErrorJustReturn: [])
      }

    recipes
      .map { "\($0.count)" }
      .drive(countLabel.rx.text)
      .disposed(by: disposeBag)

    recipes
      .drive(tableView.rx.items(cellIdentifier: "Recipe")) { _, recipe, cell in
        cell.textLabel?.text = recipe
      }
      .disposed(by: disposeBag)
  }
}

struct RecipeKitchen {
  var session = URLSession.shared

  func recipes(containing text: String) -> Observable<[String]> {
    session.rx.response(request: URLRequest(url: URL(string: "https://example.com/recipes/\(text)")!))
      .map { _, data in try JSONDecoder().decode([String].self, from: data) }
  }
}
