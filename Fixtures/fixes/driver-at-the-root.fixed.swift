// A control that is a driver already, and left again: one conversion is enough.
import RxCocoa
import RxSwift
import UIKit

final class VolumeViewController: UIViewController {
  private let volume = UISlider()
  private let tapped = UIButton()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let muted = BehaviorRelay(value: false)

  override func viewDidLoad() {
    super.viewDidLoad()

    volume.rx.value.asDriver()
      .flatMapLatest { Player.describe($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)

    tapped.rx.tap.asDriver()
      .withLatestFrom(muted.asDriver())
      .flatMapLatest { Player.describe($0 ? 0 : 1).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)

    muted.asDriver()
      .flatMapFirst { muted -> Driver<String> in
        guard !muted else { return .just("") }
        return Player.describe(1)
          .asDriver(onErrorJustReturn: "")
      }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Player {
  static func describe(_ volume: Float) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/volume/\(volume)")!).map { "\($0)" }
  }
}
