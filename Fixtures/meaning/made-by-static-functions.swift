// Static functions of the project's own on RxSwift's types; `create` with a function that is handed in.
import Foundation
import RxCocoa
import RxSwift
import UIKit

extension Observable where Element == Int {
  static func clock() -> Observable<Int> {
    Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
  }

  static func once() -> Observable<Int> { .just(1) }
}

extension ObservableType {
  static func failed() -> Observable<Element> { .error(RxError.unknown) }
}

final class ClockViewController: UIViewController {
  private let time = UILabel()
  private let once = UILabel()
  private let failed = UILabel()
  private let made = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.clock().map { "\($0)" }.bind(to: time.rx.text).disposed(by: disposeBag) // expect: main_thread
    Observable.once().map { "\($0)" }.bind(to: once.rx.text).disposed(by: disposeBag)
    Observable<String>.failed().bind(to: failed.rx.text).disposed(by: disposeBag) // expect: error_handling
    Observable<String>.create(start).bind(to: made.rx.text).disposed(by: disposeBag) // expect: error_handling
  }

  private func start(_ observer: AnyObserver<String>) -> Disposable {
    observer.onError(RxError.unknown)
    return Disposables.create()
  }
}
