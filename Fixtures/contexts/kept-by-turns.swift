// Closures that are kept in one place by turns, and that nobody in sight calls: of each it is said that it is kept, and
// where that one stands.
import RxCocoa
import RxSwift
import UIKit

final class TurnstileViewController: UIViewController {
  private let labels = (0..<6).map { _ in UILabel() }
  private let opened = PublishRelay<String>()
  private let closed = PublishRelay<String>()
  private let pushed = PublishRelay<String>()
  private let pulled = PublishRelay<String>()
  private let disposeBag = DisposeBag()
  var onTurn: (() -> Void)?
  var steps: [() -> Void] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    opened.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    closed.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    pushed.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    pulled.bind(to: labels[3].rx.text).disposed(by: disposeBag)
    onTurn = { [opened] in opened.accept("open") }
    onTurn = { [closed] in closed.accept("closed") }
    steps.append { [pushed] in pushed.accept("pushed") }
    steps.append { [pulled] in pulled.accept("pulled") }
  }
}
