// A type of the app's own that is called `Driver`.
import RxCocoa
import RxSwift
import UIKit

struct Driver {
  let name: String
}

final class RosterViewController: UIViewController {
  private let reload = UIButton()
  private let names = UILabel()
  private let count = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let drivers: Observable<[Driver]> = reload.rx.tap.flatMapLatest { Roster.drivers() }
    drivers
      .map { $0.map(\.name).joined(separator: ", ") }
      .bind(to: names.rx.text)  // expect: main_thread error_handling
      .disposed(by: disposeBag)
    drivers
      .map { String($0.count) }
      .bind(to: count.rx.text)  // expect: main_thread error_handling sharing
      .disposed(by: disposeBag)
  }
}

enum Roster {
  static func drivers() -> Observable<[Driver]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/drivers")!)
      .map { ($0 as? [String] ?? []).map { Driver(name: $0) } }
  }
}
