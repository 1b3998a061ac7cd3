// `optional.map(Observable.just)` is what a closure would make of the optional's value.
import RxCocoa
import RxSwift
import UIKit

final class LogViewController: UIViewController {
  private let lastLabel = UILabel()
  private let firstLabel = UILabel()
  private let disposeBag = DisposeBag()
  private var last: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    (last.map(Observable.just) ?? .empty()).bind(to: lastLabel.rx.text).disposed(by: disposeBag)
    (last.map(Observable<String>.just) ?? entry()).bind(to: firstLabel.rx.text)  // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }

  private func entry() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: "log"))).map { "\($0.count)" }
  }
}
