// What a property of sequences makes of a shared one is shared as that is, wherever the share was made.
import RxCocoa
import RxSwift
import UIKit

enum Step {
  case loading
  case loaded(String)
}

extension ObservableType where Element == Step {
  var isLoading: Observable<Bool> {
    map { if case .loading = $0 { true } else { false } }.distinctUntilChanged()
  }

  var text: Observable<String> {
    compactMap { if case .loaded(let text) = $0 { text } else { nil } }
  }

  var counted: Observable<Int> {
    map { _ in 1 }.scan(0, accumulator: +).share()
  }
}

final class PageViewModel {
  let page: Observable<Step>

  init(reload: Observable<Void>) {
    page = reload.flatMapLatest {
      URLSession.shared.rx.json(url: URL(string: "https://example.com/page")!)
        .map { Step.loaded("\($0)") }
        .startWith(.loading)
        .catchAndReturn(.loaded(""))
        .observe(on: MainScheduler.instance)
    }.share(replay: 1, scope: .whileConnected)
  }
}

final class PublishedViewController: UIViewController {
  private let reload = UIButton()
  private let spinner = UIActivityIndicatorView()
  private let page = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let published = PageViewModel(reload: reload.rx.tap.asObservable()).page.publish()
    published.isLoading
      .bind(to: spinner.rx.isAnimating)
      .disposed(by: disposeBag)
    published.text
      .bind(to: page.rx.text)
      .disposed(by: disposeBag)
    published.connect()
      .disposed(by: disposeBag)
  }
}

final class SharedViewController: UIViewController {
  private let reload = UIButton()
  private let spinner = UIActivityIndicatorView()
  private let count = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let shared = PageViewModel(reload: reload.rx.tap.asObservable()).page.share(replay: 1)
    shared.isLoading
      .bind(to: spinner.rx.isAnimating)
      .disposed(by: disposeBag)
    shared.counted.map { "\($0)" }
      .bind(to: count.rx.text)
      .disposed(by: disposeBag)
  }
}

final class ColdViewController: UIViewController {
  private let reload = UIButton()
  private let spinner = UIActivityIndicatorView()
  private let count = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let cold = PageViewModel(reload: reload.rx.tap.asObservable()).page
    cold.isLoading
      .bind(to: spinner.rx.isAnimating)
      .disposed(by: disposeBag)
    cold.counted.map { "\($0)" }
      .bind(to: count.rx.text)
      .disposed(by: disposeBag)
  }
}
