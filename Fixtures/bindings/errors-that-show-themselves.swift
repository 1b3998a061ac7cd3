// RxSwift 6. What the app gives to errors is done by the closures that are told of one: an alert that those show is user
// interface.
import RxCocoa
import RxSwift
import UIKit

extension Error {
  func notice() -> Notice? { Notice(text: localizedDescription) }

  func write() { print(localizedDescription) }
}

struct Notice {
  let text: String

  func show() {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
  }
}

final class LedgerModel {
  private let lines = PublishRelay<String>()
  private let saved = PublishSubject<String>()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  func start() {
    let late = saved.observe(on: queue)
    late.subscribe(onNext: { [lines] in lines.accept($0) }, onError: { $0.notice()?.show() })  // expect: main_thread
      .disposed(by: disposeBag)
    late.subscribe(with: self, onNext: { _, _ in }, onError: { _, error in error.notice()?.show() })  // expect: main_thread
      .disposed(by: disposeBag)
    late.subscribe(onNext: { [lines] in lines.accept($0) }, onError: { $0.write() }).disposed(by: disposeBag)
  }

  func save(_ line: String) {
    if line.isEmpty { saved.onError(RxError.noElements) } else { saved.onNext(line) }
  }
}

final class LedgerViewController: UIViewController {
  private let model = LedgerModel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.start()
    button.rx.tap.subscribe(onNext: { [model] in model.save("") }).disposed(by: disposeBag)
  }
}
