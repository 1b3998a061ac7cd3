// RxSwift 6. The value that a sequence begins with comes upon subscribing, on that thread, and is not its end. What waits
// for another sequence does not pass it on at once.
import RxCocoa
import RxSwift
import UIKit

final class DepthViewController: UIViewController {
  private let label = UILabel()
  private let depth = BehaviorRelay<String>(value: "")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let sounding = Observable.just("3")
      .delay(.milliseconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
    let opened = sounding.asDriver(onErrorDriveWith: .empty()).startWith("…")
    // The first element is the one it begins with.
    opened.asObservable().take(1).bind(to: label.rx.text).disposed(by: disposeBag)
    opened.asObservable().map { $0 + "m" }.do(onNext: { print($0) }).take(1).bind(to: label.rx.text).disposed(by: disposeBag)
    depth.take(1).bind(to: label.rx.text).disposed(by: disposeBag)
    Observable.combineLatest(depth, opened.asObservable()) { $0 + $1 }.take(1).bind(to: label.rx.text).disposed(by: disposeBag)
    // Here it is what came after that, or what had to wait for another.
    opened.skip(1).drive(label.rx.text).disposed(by: disposeBag)
    opened.asObservable().filter { $0 != "…" }.take(1).bind(to: label.rx.text).disposed(by: disposeBag)
    Observable.combineLatest(depth, sounding) { $0 + $1 }.take(1)
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Observable.zip(opened.asObservable(), sounding) { $0 + $1 }.take(1)
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    sounding.concat(depth).take(1).asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    opened.asObservable().skip(while: { $0 == "…" }).take(1).bind(to: label.rx.text).disposed(by: disposeBag)
    // What waits is sent on main: that the sequence goes on keeps it from being sent with its end.
    Observable.merge([opened.asObservable(), .never()]).debounce(.milliseconds(10), scheduler: MainScheduler.instance)
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}
