// An object that is called as a function makes a share at each call, and so does a property that calls it.
import RxCocoa
import RxSwift
import UIKit

struct FerryUseCase {
  let taps: Observable<Void>

  func callAsFunction() -> Observable<String> {
    taps.map { "tapped" }.do(onNext: { UserDefaults.standard.set($0, forKey: "ferry") }).share(replay: 1)
  }
}

final class FerryViewModel {
  private let ferry: FerryUseCase
  private let kept: Observable<String>

  init(taps: Observable<Void>) {
    ferry = FerryUseCase(taps: taps)
    kept = ferry()
  }

  var times: Observable<String> { ferry() }
  var steady: Observable<String> { kept }
}

final class FerryViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<4).map { _ in UILabel() }
  private lazy var viewModel = FerryViewModel(taps: button.rx.tap.asObservable())
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.times.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    viewModel.times.map { $0 + "!" }.bind(to: labels[1].rx.text).disposed(by: disposeBag) // expect: sharing
    viewModel.steady.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    viewModel.steady.map { $0 + "!" }.bind(to: labels[3].rx.text).disposed(by: disposeBag)
  }
}
