// The annotation of the name changes with it.
import RxCocoa
import RxSwift
import UIKit

final class CountryViewController: UIViewController {
  private let field = UITextField()
  private let countLabel = UILabel()
  private let tableView = UITableView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let countries: Observable<[String]> = field.rx.text.orEmpty
      .distinctUntilChanged()
      .flatMapLatest { text in
        Countries.named(text)
      }

    countries
      .map { "\($0.count)" }
      .bind(to: countLabel.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)

    countries
      .bind(to: tableView.rx.items(cellIdentifier: "Country")) { _, country, cell in // expect: main_thread error_handling sharing
        cell.textLabel?.text = country
      }
      .disposed(by: disposeBag)
  }
}

enum Countries {
  static func named(_ text: String) -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/countries/\(text)")!)
      .map { $0 as? [String] ?? [] }
  }
}
