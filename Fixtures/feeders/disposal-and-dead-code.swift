// What a `do` does when the sequence is disposed of, it does where the sequence ends. In an app that is all in sight,
// a function that nothing calls sends nothing, nor does one that only such functions call, public or not.
import RxCocoa
import RxSwift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {}

extension ObservableType {
  func counted(by loading: BehaviorRelay<Int>) -> Observable<Element> {
    self.do(
      onSubscribed: { loading.accept(loading.value + 1) },
      onDispose: { loading.accept(loading.value - 1) })
  }
}

final class MenuViewModel {
  let loading = BehaviorRelay(value: 0)
  let order = BehaviorRelay(value: "by name")
  private let disposeBag = DisposeBag()

  func load() {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/menu")!)
      .counted(by: loading)
      .subscribe()
      .disposed(by: disposeBag)
  }

  public func sort(by order: String) {
    put(order)
  }

  func sort(by orders: Observable<String>) {
    orders
      .subscribe(onNext: { [weak self] in self?.put($0) })
      .disposed(by: disposeBag)
  }

  private func put(_ order: String) {
    self.order.accept(order)
  }
}

final class MenuViewController: UIViewController {
  private let viewModel = MenuViewModel()
  private let spinner = UIActivityIndicatorView()
  private let order = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.loading
      .map { $0 > 0 }
      .bind(to: spinner.rx.isAnimating) // expect: main_thread
      .disposed(by: disposeBag)
    viewModel.order
      .bind(to: order.rx.text)
      .disposed(by: disposeBag)
    viewModel.load()
  }
}
