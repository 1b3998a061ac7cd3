// `.init(…)`, assigned to a name that is declared with its type.
import RxCocoa
import RxSwift
import UIKit

final class SwitchModel {
  let isOn: BehaviorRelay<Bool>
  let titles: BehaviorSubject<String>
  private let disposeBag = DisposeBag()

  init(isOn: Bool, titles: Single<String>) {
    self.isOn = .init(value: isOn)
    self.titles = .init(value: "")
    Observable<String>.error(RxError.unknown).bind(to: self.titles).disposed(by: disposeBag)
  }
}

final class SwitchViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()
  private let model = SwitchModel(isOn: true, titles: .just(""))

  override func viewDidLoad() {
    super.viewDidLoad()
    model.isOn.bind(to: button.rx.isEnabled).disposed(by: disposeBag)
    model.titles
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
