// A share and a hop that a driver makes needless go with the rewrite.
import RxCocoa
import RxSwift
import UIKit

final class RouteViewController: UIViewController {
  private let modes = UISegmentedControl(items: ["Bus", "Tram"])
  private let first = UILabel()
  private let second = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let route = modes.rx.selectedSegmentIndex
      .flatMapLatest { mode in
        Routes.best(by: mode)
      }
      .observe(on: MainScheduler.instance)
      .share(replay: 1)

    route
      .bind(to: first.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    route
      .map { $0.uppercased() }
      .bind(to: second.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }
}

enum Routes {
  static func best(by mode: Int) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/routes/\(mode)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
