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

    let countries: Driver<[String]> = field.rx.text.orEmpty.asDriver()
      .distinctUntilChanged()
      .flatMapLatest { text in
        Countries.named(text)
          .asDriver(onErrorJustReturn: [])
      }

    countries
      .map { "\($0.count)" }
      .drive(countLabel.rx.text)
      .disposed(by: disposeBag)

    countries
      .drive(tableView.rx.items(cellIdentifier: "Country")) { _, country, cell in
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
