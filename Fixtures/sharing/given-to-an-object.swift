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

enum Oven {
  case cold
  case hot(Observable<String>)

  var smell: Observable<String> {
    switch self {
    case .cold: .empty()
    case .hot(let smell): smell
    }
  }
}

// Its name is new at each use, and so is what it is given.
struct Basket {
  private let contents: Observable<String>

  init(_ contents: Observable<String>) {
    self.contents = contents
  }

  func unpacked() -> Observable<String> { contents }
}

final class BakeryStand {
  var basket: Observable<String> {
    Basket(
      URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/basket")!))
        .map { "\($0.count)" }.observe(on: MainScheduler.instance).catchAndReturn("")
    ).unpacked()
  }
}

final class BakeryViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<12).map { _ in UILabel() }
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

    let oven = Oven.hot(
      button.rx.tap.flatMapLatest {
        URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/smell")!))
          .map { "\($0.count)" }.catchAndReturn("")
      }.observe(on: MainScheduler.instance).share())
    oven.smell.bind(to: labels[8].rx.text).disposed(by: disposeBag)
    oven.smell.bind(to: labels[9].rx.text).disposed(by: disposeBag)

    let stand = BakeryStand()
    stand.basket.bind(to: labels[10].rx.text).disposed(by: disposeBag)
    stand.basket.bind(to: labels[11].rx.text).disposed(by: disposeBag)  // expect: sharing

    // One object, whatever is made for each tap.
    let output = BakeryViewModel(tap: button.rx.tap.asObservable()).transform()
    let again = button.rx.tap.asDriver().flatMapLatest { output.loaves }
    again.drive(labels[6].rx.text).disposed(by: disposeBag)
    again.drive(labels[7].rx.text).disposed(by: disposeBag)
  }
}
