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
      .bind(to: label.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }

  @objc private func drift() {
    compass.heading.onNext("N")
    compass.lose()
  }
}
