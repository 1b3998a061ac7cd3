import RIBs
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class BasketViewController: UIViewController, BasketPresentable {
  let apples = PublishRelay<String>()
  let pears = PublishRelay<String>()
  private let first = UILabel()
  private let second = UILabel()
  private let sum = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    apples.bind(to: first.rx.text).disposed(by: disposeBag)
    pears.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: main_thread
  }

  func show(_ count: Int) { sum.text = "\(count)" }
}
