// What a step shows above a catch it shows no more once the stream is over, whatever subscribes to that.
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func completingAtError() -> Observable<Element> { self.catch { _ in .empty() } }

  func showing(_ label: UILabel, _ text: @escaping (Element) -> String) -> Observable<Element> {
    self.do(onNext: { label.text = text($0) })
  }
}

final class ScannerViewController: UIViewController {
  private let button = UIButton()
  private let label = UILabel()
  private let code = PublishRelay<String>()
  private let bag = DisposeBag()

  private func load() -> Observable<String> {
    let request = URLRequest(url: URL(string: "https://example.org/code")!)
    return URLSession.shared.rx.data(request: request).map { "\($0.count)" }.observe(on: MainScheduler.instance)
  }

  /// Asks on a screen of its own.
  private func ask() -> Observable<String> {
    Observable.create { observer in
      let alert = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Take", style: .default) { _ in
        observer.onNext("1")
        observer.onCompleted()
      })
      alert.addAction(UIAlertAction(title: "Leave", style: .cancel) { _ in observer.onError(RxError.unknown) })
      self.present(alert, animated: true)
      return Disposables.create()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.do(onNext: { [label] in label.text = "…" }).flatMap { self.load() }
      .catchAndReturn("").subscribe().disposed(by: bag)  // expect: error_ends_stream
    button.rx.tap.flatMap { self.load() }.do(onNext: { [label] in label.text = $0 })
      .catchAndReturn("").bind(to: code).disposed(by: bag)  // expect: error_ends_stream
    button.rx.tap.flatMap { self.load() }.showing(label) { $0 }
      .catch { _ in .empty() }.subscribe(onNext: { print($0) }).disposed(by: bag)  // expect: error_ends_stream
    button.rx.tap.flatMapLatest { self.ask() }
      .completingAtError().bind(to: code).disposed(by: bag)  // expect: error_ends_stream

    // The stream goes on.
    button.rx.tap.flatMapLatest { self.ask().completingAtError() }.bind(to: code).disposed(by: bag)
    button.rx.tap.flatMap { self.load().catchAndReturn("") }.showing(label) { $0 }
      .catchAndReturn("").bind(to: code).disposed(by: bag)
    button.rx.tap.flatMap { self.load() }.showing(label) { $0 }
      .retry().bind(to: code).disposed(by: bag)
    // Nothing more would have come.
    load().showing(label) { $0 }.catchAndReturn("").bind(to: code).disposed(by: bag)
    // What reaches a subscription is its author's business.
    button.rx.tap.flatMapLatest { self.ask() }.subscribe().disposed(by: bag)
  }
}
