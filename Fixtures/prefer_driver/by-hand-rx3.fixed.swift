// prefer_driver must be enabled. The same in the words of RxSwift 3.
import RxCocoa
import RxSwift
import UIKit

class AirportViewController: UIViewController {
  @IBOutlet weak var field: UITextField!
  @IBOutlet weak var first: UILabel!
  @IBOutlet weak var count: UILabel!
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let airports = field.rx.text.orEmpty.asDriver()
      .flatMapLatest { text in self.airports(named: text).asDriver(onErrorJustReturn: []) }

    airports
      .map { $0.first ?? "" }
      .drive(first.rx.text)
      .addDisposableTo(disposeBag)

    airports
      .map { "\($0.count)" }
      .drive(count.rx.text)
      .addDisposableTo(disposeBag)
  }

  func airports(named text: String) -> Observable<[String]> {
    return URLSession.shared.rx.json(url: URL(string: "https://example.com/airports/\(text)")!)
      .map { $0 as? [String] ?? [] }
  }
}
