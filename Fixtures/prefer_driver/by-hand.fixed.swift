// prefer_driver must be enabled. All three guarantees were made by hand, so a Driver would have them proved.
import RxCocoa
import RxSwift
import UIKit

final class AirportViewController: UIViewController {
  @IBOutlet private var field: UITextField!
  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var tableView: UITableView!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let airports = field.rx.text.orEmpty.asDriver()
      .flatMapLatest { text in
        Airports.named(text)
          .asDriver(onErrorJustReturn: [])
      }

    airports
      .map { "\($0.count)" }
      .drive(countLabel.rx.text)
      .disposed(by: disposeBag)

    airports
      .drive(tableView.rx.items(cellIdentifier: "Airport")) { _, airport, cell in
        cell.textLabel?.text = airport
      }
      .disposed(by: disposeBag)
  }
}

enum Airports {
  static func named(_ text: String) -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/airports/\(text)")!)
      .map { $0 as? [String] ?? [] }
  }
}
