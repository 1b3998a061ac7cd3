// What debug builds and previews alone make is no implementation while an app makes another one.
import RxCocoa
import RxSwift
import SwiftUI
import UIKit

protocol RateLoading {
  func rates() -> Observable<String>
}

struct RateService: RateLoading {
  func rates() -> Observable<String> { .just("1.0") }
}

struct BrokenRates: RateLoading {
  func rates() -> Observable<String> { .error(RxError.noElements) }
}

struct SlowRates: RateLoading {
  func rates() -> Observable<String> {
    Observable<Int>.timer(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility)).map { "\($0)" }
  }
}

#if DEBUG
  func brokenScreen() -> UIViewController { RatesViewController(loader: BrokenRates()) }
#endif

#if DEBUG && targetEnvironment(simulator)
  func anotherBrokenScreen() -> UIViewController { RatesViewController(loader: BrokenRates()) }
#endif

struct RatesPreviews: PreviewProvider {
  static var previews: some View { Preview(screen: RatesViewController(loader: SlowRates())) }
}

struct Preview: UIViewControllerRepresentable {
  let screen: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { screen }

  func updateUIViewController(_ screen: UIViewController, context: Context) {}
}

final class RatesViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let loader: RateLoading

  init(loader: RateLoading) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    loader.rates().bind(to: label.rx.text).disposed(by: disposeBag)
  }
}

// What an app makes where it is no debug build counts.
protocol FeeLoading {
  func fees() -> Observable<String>
}

struct FeeService: FeeLoading {
  func fees() -> Observable<String> { .just("0.1") }
}

struct RemoteFees: FeeLoading {
  func fees() -> Observable<String> { .error(RxError.noElements) }
}

#if !DEBUG
  func feesScreen() -> UIViewController { FeesViewController(loader: RemoteFees()) }
#else
  func feesScreen() -> UIViewController { FeesViewController(loader: FeeService()) }
#endif

final class FeesViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let loader: FeeLoading

  init(loader: FeeLoading) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    loader.fees().bind(to: label.rx.text).disposed(by: disposeBag) // expect: error_handling
  }
}

final class MenuViewController: UIViewController {
  func openRates() { present(RatesViewController(loader: RateService()), animated: true) }

  func openFees() { present(feesScreen(), animated: true) }
}
