import RxCocoa
import RxSwift
import Soundings
import UIKit

// Whether what a `flatMap` brings can fail is not in sight: so is not whether the catch below it ends the stream.
final class SoundingViewController: UIViewController {
  private let soundButton = UIButton()
  private let depthLabel = UILabel()
  private let logLabel = UILabel()
  private let sounder: Sounder = makeSounder()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    soundButton.rx.tap
      .flatMapLatest { [sounder] in sounder.depths }
      .asDriver(onErrorJustReturn: "?")
      .drive(depthLabel.rx.text)
      .disposed(by: disposeBag)
    soundButton.rx.tap
      .flatMapLatest { [sounder] in sounder.depths.catchAndReturn("?") }
      .asDriver(onErrorJustReturn: "?")
      .drive(logLabel.rx.text)
      .disposed(by: disposeBag)
  }
}

protocol Sounder { var depths: Observable<String> { get } }
