// What costs nothing to run again needs no share.
import RxCocoa
import RxSwift
import UIKit

final class CheapViewController: UIViewController {
  private let field = UITextField()
  private let one = UILabel()
  private let two = UILabel()
  private let three = UILabel()
  private let names = BehaviorRelay<[String]>(value: [])
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let text = field.rx.text.orEmpty.map { $0.trimmingCharacters(in: .whitespaces) }.distinctUntilChanged()
    text.bind(to: one.rx.text).disposed(by: disposeBag)
    text.map { "\($0.count)" }.bind(to: two.rx.text).disposed(by: disposeBag)
    text.map(\.isEmpty).bind(to: three.rx.isHidden).disposed(by: disposeBag)

    let seconds = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { "\($0)" }
    seconds.bind(to: one.rx.text).disposed(by: disposeBag)
    seconds.bind(to: two.rx.text).disposed(by: disposeBag)

    let sorted = names.map { $0.sorted() }
    sorted.map { "\($0.count)" }.bind(to: one.rx.text).disposed(by: disposeBag)
    sorted.map { $0.first ?? "" }.bind(to: two.rx.text).disposed(by: disposeBag)

    let constants = Observable.of("ready", "steady")
    constants.bind(to: one.rx.text).disposed(by: disposeBag)
    constants.bind(to: two.rx.text).disposed(by: disposeBag)

    let active = NotificationCenter.default.rx.notification(UIApplication.didBecomeActiveNotification).map { _ in false }
    active.bind(to: one.rx.isHidden).disposed(by: disposeBag)
    active.bind(to: two.rx.isHidden).disposed(by: disposeBag)

    let bursts = field.rx.text.orEmpty.flatMapLatest { Observable.of($0, $0.uppercased()) }
    bursts.bind(to: one.rx.text).disposed(by: disposeBag)
    bursts.bind(to: two.rx.text).disposed(by: disposeBag)
  }
}
