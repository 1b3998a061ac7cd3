// What is sent into a relay comes where it is sent, and what its sender has at once where that one subscribes: a
// `subscribe(on:)` below the relay moves neither. It moves what the relay itself gives to each subscriber.
import RxCocoa
import RxSwift
import UIKit

protocol LoaderDelegate: AnyObject {
  func loader(_ loader: Loader, didLoad value: String)
}

final class Loader {
  weak var delegate: (any LoaderDelegate)?
  private let disposeBag = DisposeBag()

  func start() {
    Observable.just("ready")
      .subscribe(onNext: { [weak self] value in
        guard let self else { return }
        delegate?.loader(self, didLoad: value)
      })
      .disposed(by: disposeBag)
  }
}

final class Receiver: LoaderDelegate {
  let sent = PublishRelay<String>()
  let kept = BehaviorRelay<String>(value: "")

  func loader(_ loader: Loader, didLoad value: String) {
    sent.accept(value)
    kept.accept(value)
  }
}

final class StatusViewController: UIViewController {
  private let loader = Loader()
  private let receiver = Receiver()
  private let bound = PublishRelay<String>()
  private let status = UILabel()
  private let detail = UILabel()
  private let caption = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let background = ConcurrentDispatchQueueScheduler(qos: .utility)
    loader.delegate = receiver
    receiver.sent
      .subscribe(on: background)
      .bind(to: status.rx.text)
      .disposed(by: disposeBag)
    receiver.kept
      .subscribe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(detail.rx.text)
      .disposed(by: disposeBag)
    bound
      .subscribe(on: background)
      .bind(to: caption.rx.text)
      .disposed(by: disposeBag)
    loader.start()
    Observable.just("bound").bind(to: bound).disposed(by: disposeBag)
  }
}
