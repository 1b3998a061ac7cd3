// A catch where nothing can fail ends nothing.
import RxCocoa
import RxSwift
import UIKit

final class PaletteViewController: UIViewController {
  private let slider = UISlider()
  private let button = UIButton()
  private let field = UITextField()
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let theme = BehaviorRelay(value: "light")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    slider.rx.value
      .map { "\($0)" }
      .asDriver(onErrorJustReturn: "")
      .drive(a.rx.text)
      .disposed(by: disposeBag)

    button.rx.tap
      .flatMapLatest { [theme] in theme.asObservable() }
      .asDriver(onErrorJustReturn: "")
      .drive(b.rx.text)
      .disposed(by: disposeBag)

    field.rx.text.orEmpty
      .flatMapLatest { Observable.of("typing", $0) }
      .catchAndReturn("")
      .bind(to: c.rx.text)
      .disposed(by: disposeBag)
  }
}
