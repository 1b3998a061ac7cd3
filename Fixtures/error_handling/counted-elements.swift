// `asSingle` fails where there is not one element. What goes on and on has more; of what may go on, or may end, the source
// does not say how many there are. `element(at:)` fails where the end comes first: a relay has none.
import RxCocoa
import RxSwift
import UIKit

final class ScaleViewController: UIViewController {
  private let weights = PublishRelay<Int>()
  private let steady = UILabel()
  private let asked = UILabel()
  private let heaviest = BehaviorRelay(value: 0)
  private let third = UILabel()
  private let first = UILabel()
  private let pressed = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  private func ask() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/weight")!)
      .map { "\($0)" }
      .observe(on: MainScheduler.instance)
      .catch { [weights] _ in weights.map { "\($0)" } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    weights
      .map { "\($0)" }
      .asSingle()
      .asObservable()
      .bind(to: steady.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    button.rx.tap
      .flatMapLatest { [unowned self] in ask().asSingle() }
      .asDriver(onErrorJustReturn: "")
      .drive(asked.rx.text)
      .disposed(by: disposeBag)
    weights.element(at: 2).map { "\($0)" }
      .bind(to: third.rx.text)
      .disposed(by: disposeBag)
    heaviest.asObservable().filter { $0 > 1 }.element(at: 0).map { "\($0)" }
      .bind(to: first.rx.text)
      .disposed(by: disposeBag)
    // With the screen, the button's taps end.
    button.rx.tap.element(at: 3).map { "pressed" }
      .bind(to: pressed.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    let sent = [1, 2]
    for weight in sent { weights.accept(weight) }
  }
}
