// Members of `rx` that the project adds: control properties feed what they belong to, the rest is as good as its base.
import RxCocoa
import RxSwift
import UIKit

final class StarsView: UIControl {
  var stars = 0
}

/// No view, whatever it is called.
final class LedgerView: NSObject {
  var entries: [String] = []
}

extension Reactive where Base: StarsView {
  var stars: ControlProperty<Int> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.stars }, setter: { $0.stars = $1 })
  }
}

extension Reactive where Base: LedgerView {
  var entry: Binder<String> { makeBinder() }

  private func makeBinder() -> Binder<String> {
    Binder(base, scheduler: CurrentThreadScheduler.instance) { $0.entries.append($1) }
  }
}

extension Reactive {
  func lapse(of seconds: Int) -> Observable<Int> {
    Observable<Int>.timer(.seconds(seconds), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
  }
}

final class ReviewViewController: UIViewController {
  private let starsView = StarsView()
  private let label = UILabel()
  private let ledger = LedgerView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    starsView.rx.lapse(of: 1)
      .bind(to: starsView.rx.stars) // expect: main_thread
      .disposed(by: disposeBag)
    starsView.rx.stars.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    Observable<Int>.timer(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .map { "\($0)" }
      .bind(to: ledger.rx.entry)
      .disposed(by: disposeBag)
  }
}
