import RxCocoa
import RxSwift
import UIKit

private final class Compass {
  let heading = PublishSubject<String>()

  func lose() {
    heading.onError(RxError.unknown)
  }
}

final class SeaViewController: UIViewController {
  private let label = UILabel()
  private let compass = Compass()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    compass.heading
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }

  @objc private func drift() {
    compass.heading.onNext("N")
    compass.lose()
  }
}
