// A closure that moves itself to the main queue is on main; an error ends its binding none the less.
import RxCocoa
import RxSwift
import UIKit

final class Badge: UIView {
  private let label = UILabel()

  func show(_ text: String) {
    label.text = text
  }
}

final class StatusViewController: UIViewController {
  private let label = UILabel()
  private let badge = Badge()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let status = load().share(replay: 1)

    status
      .bind(onNext: { [weak self] text in // expect: error_handling
        DispatchQueue.main.async { self?.label.text = text }
      })
      .disposed(by: disposeBag)
    status
      .catchAndReturn("")
      .bind(onNext: { [weak self] text in
        DispatchQueue.main.async { self?.label.text = text }
      })
      .disposed(by: disposeBag)
    status
      .catchAndReturn("")
      .bind(onNext: { [weak self] text in // expect: main_thread
        DispatchQueue.main.async { self?.label.alpha = 1 }
        self?.label.text = text
      })
      .disposed(by: disposeBag)
    status
      .catchAndReturn("")
      .bind(onNext: { [weak self] text in // expect: main_thread
        DispatchQueue.main.async { self?.label.alpha = 1 }
        self?.badge.show(text)
      })
      .disposed(by: disposeBag)
    status
      .subscribe(onNext: { [weak self] text in
        OperationQueue.main.addOperation { self?.label.text = text }
      })
      .disposed(by: disposeBag)
  }

  private func load() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/status")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Named like Dispatch's, and what it is here.
func dispatch_sync_on_main(_ work: () -> Void) {
  if Thread.isMainThread { work() } else { DispatchQueue.main.sync(execute: work) }
}

func dispatch_async_away(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }

final class QueueViewController: UIViewController {
  private let label = UILabel()
  private let hint = UILabel()
  private let places = PublishRelay<String>()
  private let hints = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    places.bind(to: label.rx.text).disposed(by: disposeBag)
    hints.asDriver(onErrorDriveWith: .empty()).drive(hint.rx.text).disposed(by: disposeBag)
    DispatchQueue.global().async { [places] in
      dispatch_sync_on_main { places.accept("3") }
    }
    dispatch_async_away { [hints] in hints.accept("soon") }
  }
}
