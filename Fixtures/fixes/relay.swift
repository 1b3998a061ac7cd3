// A BehaviorRelay needs no fallback.
import RxCocoa
import RxSwift
import UIKit

final class VisitorsViewController: UIViewController {
  private let label = UILabel()
  private let visitors = BehaviorRelay(value: 0)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    visitors
      .map { "\($0) visitors" }
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: disposeBag)

    URLSession.shared.dataTask(with: URL(string: "https://example.com/visitors")!) { [visitors] data, _, _ in
      visitors.accept(data?.count ?? 0)
    }.resume()
  }
}
