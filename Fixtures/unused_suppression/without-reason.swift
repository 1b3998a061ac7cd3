// A reason is a courtesy unless the configuration asks for one.
import RxCocoa
import RxSwift
import UIKit

final class MeterViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let disposeBag = DisposeBag()
  private let load = URLSession.shared.rx
    .data(request: URLRequest(url: URL(string: "https://example.com/load")!))
    .map { "\($0.count)" }
    .observe(on: MainScheduler.instance)
    .catchAndReturn("")

  override func viewDidLoad() {
    super.viewDidLoad()

    load.bind(to: first.rx.text).disposed(by: disposeBag)
    // traitlint:disable:next sharing
    load.bind(to: second.rx.text).disposed(by: disposeBag)
  }
}
