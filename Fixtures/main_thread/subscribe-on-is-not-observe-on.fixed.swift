// `subscribe(on:)` moves the subscription: it decides for a source that delivers at once, and for no other.
import RxCocoa
import RxSwift
import UIKit

final class ChecksumViewController: UIViewController {
  private let summary = UILabel()
  private let detail = UILabel()
  private let progress = UIProgressView()
  private let taps = UILabel()
  private let button = UIButton()
  private let worker = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    // The queue inside `hashes` delivers; where it was subscribed is forgotten by then.
    hashes()
      .subscribe(on: MainScheduler.instance)
      .asDriver(onErrorDriveWith: .empty())
      .drive(summary.rx.text)
      .disposed(by: disposeBag)

    Observable.just("pending")
      .subscribe(on: worker)
      .asDriver(onErrorDriveWith: .empty())
      .drive(detail.rx.text)
      .disposed(by: disposeBag)

    Observable.from([0.25, 0.5, 1])
      .subscribe(on: worker)
      .observe(on: MainScheduler.instance)
      .map { Float($0) }
      .bind(to: progress.rx.progress)
      .disposed(by: disposeBag)

    // A control is subscribed on main by itself, and tells of its taps there.
    button.rx.tap
      .subscribe(on: worker)
      .scan(0) { count, _ in count + 1 }
      .map { "\($0)" }
      .bind(to: taps.rx.text)
      .disposed(by: disposeBag)
  }

  private func hashes() -> Observable<String> {
    Observable.create { observer in
      DispatchQueue.global(qos: .utility).async {
        observer.onNext(UUID().uuidString)
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }
}
