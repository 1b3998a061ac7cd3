// A local that is handed on by `&` holds what the function gives its parameter, and what it held before where that leaves
// it alone.
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct TrailGuide {
  func replace(_ steps: inout Observable<String>) {
    steps = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/trail")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func calm(_ steps: inout Observable<String>) {
    steps = steps.observe(on: MainScheduler.instance).catchAndReturn("–")
  }

  func perhaps(_ steps: inout Observable<String>, isRough: Bool) {
    if isRough { steps = .error(RxError.unknown) }
  }
}

final class TrailViewController: UIViewController {
  private let field = UITextField()
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let guide = TrailGuide()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    var replaced: Observable<String> = .just("start")
    guide.replace(&replaced)
    replaced.asDriver(onErrorJustReturn: "").drive(first.rx.text).disposed(by: disposeBag)

    var calmed: Observable<String> = Observable.just("start").observe(
      on: SerialDispatchQueueScheduler(qos: .utility))
    guide.calm(&calmed)
    calmed.bind(to: second.rx.text).disposed(by: disposeBag)

    var rough: Observable<String> = field.rx.text.orEmpty.asObservable()
    guide.perhaps(&rough, isRough: first.isHidden)
    rough.asDriver(onErrorDriveWith: .empty()).drive(third.rx.text).disposed(by: disposeBag)
  }
}
