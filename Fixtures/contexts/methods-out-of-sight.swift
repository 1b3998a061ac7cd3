// A method that a view has from out of sight calls its closure back on main, whether or not `self` is written; and what a
// controller has of others is no sequence.
import AlertKitten
import RxCocoa
import RxSwift
import UIKit

final class KennelViewController: UIViewController {
  private let label = UILabel()
  private let answered = PublishRelay<String>()
  private let named = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    showQuestion(title: "Walk?") { index in self.answered.accept("\(index)") }
    self.showQuestion(title: "Name?") { index in self.named.accept("\(index)") }
    _ = children.map { $0.view.removeFromSuperview() }
    answered.bind(to: label.rx.text).disposed(by: disposeBag)
    named.bind(to: label.rx.text).disposed(by: disposeBag)
    // A side menu's, by its name.
    answered.subscribe(onNext: { _ in self.sideMenuController()?.openLeft() }).disposed(by: disposeBag)
  }
}
