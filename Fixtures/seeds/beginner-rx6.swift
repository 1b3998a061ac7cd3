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

    let recipes = searchField.rx.text.orEmpty
      .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
      .flatMapLatest { [kitchen] text in
        kitchen.recipes(containing: text)
      }

    recipes
      .map { "\($0.count)" }
      .bind(to: countLabel.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)

    recipes
      .bind(to: tableView.rx.items(cellIdentifier: "Recipe")) { _, recipe, cell in // expect: main_thread error_handling sharing
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
