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

    let airports = field.rx.text.orEmpty
      .flatMapLatest { text in self.airports(named: text).catchErrorJustReturn([]) }
      .observeOn(MainScheduler.instance)
      .shareReplay(1)

    airports
      .map { $0.first ?? "" }
      .bindTo(first.rx.text) // expect: prefer_driver
      .addDisposableTo(disposeBag)

    airports
      .map { "\($0.count)" }
      .bindTo(count.rx.text) // expect: prefer_driver
      .addDisposableTo(disposeBag)
  }

  func airports(named text: String) -> Observable<[String]> {
    return URLSession.shared.rx.json(url: URL(string: "https://example.com/airports/\(text)")!)
      .map { $0 as? [String] ?? [] }
  }
}
