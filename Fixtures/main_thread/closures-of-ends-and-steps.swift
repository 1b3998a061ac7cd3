// Closures that are told of an end, and closures of steps that touch a view by the way: their thread counts as well.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class KilnViewController: UIViewController {
  private let status = UILabel()
  private let degrees = UILabel()
  private let flame = UIActivityIndicatorView()
  private let disposeBag = DisposeBag()

  private func temperature() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/kiln")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func log(_ text: String) {}

  override func viewDidLoad() {
    super.viewDidLoad()

    temperature()
      .subscribe(onNext: log, onError: { [status] _ in status.text = "cold" }) // expect: main_thread
      .disposed(by: disposeBag)

    temperature().asSingle()
      .subscribe(onSuccess: { [weak self] in self?.log($0) }, onFailure: { [weak self] error in // expect: main_thread
        self?.status.attributedText = NSAttributedString(string: "\(error)")
      })
      .disposed(by: disposeBag)

    temperature()
      .subscribe(onError: { print($0) }, onCompleted: { [flame] in flame.stopAnimating() }) // expect: main_thread
      .disposed(by: disposeBag)

    temperature()
      .do(onError: { [flame] _ in flame.stopAnimating() }) // expect: main_thread
      .subscribe()
      .disposed(by: disposeBag)

    temperature()
      .flatMapLatest { [degrees] text -> Observable<String> in // expect: main_thread
        degrees.text = text
        return .just(text)
      }
      .subscribe(onNext: log)
      .disposed(by: disposeBag)

    temperature()
      .map { [weak self] text -> Int in // expect: main_thread
        self?.degrees.textColor = .red
        return text.count
      }
      .subscribe()
      .disposed(by: disposeBag)

    temperature()
      .subscribe(onNext: { [degrees] text in degrees[keyPath: \.text] = text }) // expect: main_thread
      .disposed(by: disposeBag)
  }
}

/// The same on main, without an error, or with views of the closure's own.
final class WarmKilnViewController: UIViewController {
  private let status = UILabel()
  private let degrees = UILabel()
  private let flame = UIActivityIndicatorView()
  private let disposeBag = DisposeBag()
  private var settings = [String: String]()

  private func temperature() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/kiln")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func log(_ text: String) {}

  /// What its closure does, it does when somebody subscribes.
  private func shown(_ text: String) -> Observable<String> {
    Observable.just(text).observe(on: MainScheduler.instance).do(onNext: { [degrees] in degrees.text = $0 })
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    temperature()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: log, onError: { [status] _ in status.text = "cold" })
      .disposed(by: disposeBag)

    temperature()
      .catchAndReturn("")
      .subscribe(onNext: log, onError: { [status] _ in status.text = "cold" })
      .disposed(by: disposeBag)

    temperature()
      .subscribe(onError: { _ in DispatchQueue.main.async { [flame = self.flame] in flame.stopAnimating() } })
      .disposed(by: disposeBag)

    temperature()
      .flatMapLatest { [unowned self] in self.shown($0) }
      .subscribe(onNext: log)
      .disposed(by: disposeBag)

    temperature()
      .map { text -> UILabel in
        let label = UILabel()
        label.text = text
        return label
      }
      .subscribe()
      .disposed(by: disposeBag)

    temperature()
      .asDriver(onErrorJustReturn: "")
      .map { [degrees] text -> Int in
        degrees.text = text
        return text.count
      }
      .drive()
      .disposed(by: disposeBag)

    temperature()
      .subscribe(onNext: { [weak self] text in self?.settings[keyPath: \.["last"]] = text })
      .disposed(by: disposeBag)
  }
}
