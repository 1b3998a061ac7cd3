// What leads to nothing but itself is not in sight: the compiler must mean something else.
import RxCocoa
import RxSwift
import UIKit

final class EchoViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    echo().bind(to: labels[0].rx.text).disposed(by: disposeBag)
    ping().bind(to: labels[1].rx.text).disposed(by: disposeBag)
    pong().bind(to: labels[2].rx.text).disposed(by: disposeBag)
    // This one never returns.
    silence().bind(to: labels[3].rx.text).disposed(by: disposeBag)
  }

  private func echo() -> Observable<String> { echo().map { $0 + "!" } }

  private func ping() -> Observable<String> { pong().map { $0 + "!" } }
  private func pong() -> Observable<String> { ping().observe(on: MainScheduler.instance) }

  private func silence() -> Observable<String> { fatalError() }
}
