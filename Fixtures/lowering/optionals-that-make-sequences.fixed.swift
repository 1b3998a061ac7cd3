// `map` and `flatMap` of an optional, before the default that only an optional has, are no operators: what the closure
// makes is what there is.
import RxCocoa
import RxSwift
import UIKit
import WebKit

extension Reactive where Base: WKWebView {
  var progress: Observable<Float> {
    observe(Double.self, "estimatedProgress")
      .flatMap { $0.flatMap { Observable.just($0) } ?? Observable.empty() }
      .map { Float($0) }
  }
}

final class PageViewController: UIViewController {
  private let page = WKWebView()
  private let bar = UIProgressView()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let names = BehaviorRelay<String?>(value: nil)
  private var name: String?
  private var letters: Observable<String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    page.rx.progress.bind(to: bar.rx.progress).disposed(by: disposeBag)
    names.flatMap { $0.map { Observable.just($0) } ?? .empty() }.bind(to: label.rx.text).disposed(by: disposeBag)
    (name.map { Observable.just($0) } ?? .empty()).bind(to: label.rx.text).disposed(by: disposeBag)
    name = "Ada"
    (name.map { load($0) } ?? .just("")).bind(to: label.rx.text) // expect: error_handling main_thread
      .disposed(by: disposeBag)
    letters = load("Bea").share(replay: 1, scope: .whileConnected)
    (letters.map { $0.catchAndReturn("") } ?? .just("")).bind(to: label.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    (letters?.asDriver(onErrorDriveWith: .empty()).map { $0 + "!" } ?? .just("")).drive(label.rx.text)
      .disposed(by: disposeBag)
  }

  private func load(_ name: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(name)")!))
      .map { "\($0.count)" }
  }
}
