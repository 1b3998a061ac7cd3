// Whoever makes an object anew at each use makes the share anew that the object is given; whoever keeps it does not.
import RxCocoa
import RxSwift
import UIKit

final class BakeryViewModel {
  struct Output {
    let loaves: Driver<String>
  }

  private let tap: Observable<Void>

  init(tap: Observable<Void>) {
    self.tap = tap
  }

  func transform() -> Output {
    Output(
      loaves: tap
        .flatMapLatest {
          URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/loaves")!))
            .map { "\($0.count)" }.catchAndReturn("")
        }
        .asDriver(onErrorJustReturn: ""))
  }
}

final class BakeryCounter {
  private let viewModel: BakeryViewModel
  private lazy var output = viewModel.transform()

  init(tap: Observable<Void>) {
    viewModel = BakeryViewModel(tap: tap)
  }

  var anew: Driver<String> {
    let output = viewModel.transform()
    return output.loaves
  }

  var anewOrNone: Driver<String> {
    let loaves: Driver<String>? = viewModel.transform().loaves
    return loaves ?? .empty()
  }

  var kept: Driver<String> { output.loaves }
}

final class BakeryViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<8).map { _ in UILabel() }
  private lazy var counter = BakeryCounter(tap: button.rx.tap.asObservable())
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    counter.anew.drive(labels[0].rx.text).disposed(by: disposeBag)
    counter.anew.drive(labels[1].rx.text).disposed(by: disposeBag)  // expect: sharing
    counter.anewOrNone.drive(labels[2].rx.text).disposed(by: disposeBag)
    counter.anewOrNone.drive(labels[3].rx.text).disposed(by: disposeBag)  // expect: sharing
    counter.kept.drive(labels[4].rx.text).disposed(by: disposeBag)
    counter.kept.drive(labels[5].rx.text).disposed(by: disposeBag)

    // One object, whatever is made for each tap.
    let output = BakeryViewModel(tap: button.rx.tap.asObservable()).transform()
    let again = button.rx.tap.asDriver().flatMapLatest { output.loaves }
    again.drive(labels[6].rx.text).disposed(by: disposeBag)
    again.drive(labels[7].rx.text).disposed(by: disposeBag)
  }
}
