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

    let drivers: RxCocoa.Driver<[Driver]> = reload.rx.tap.asDriver().flatMapLatest { Roster.drivers().asDriver(onErrorJustReturn: []) }
    drivers
      .map { $0.map(\.name).joined(separator: ", ") }
      .drive(names.rx.text)
      .disposed(by: disposeBag)
    drivers
      .map { String($0.count) }
      .drive(count.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Roster {
  static func drivers() -> Observable<[Driver]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/drivers")!)
      .map { ($0 as? [String] ?? []).map { Driver(name: $0) } }
  }
}
