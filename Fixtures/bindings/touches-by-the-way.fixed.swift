import RxCocoa
import RxSwift
import UIKit

// What reaches user interface need not stand in the subscriber, and a name of UIKit's may be the app's own.

final class ReceiptViewController: UIViewController {
  private let totalLabel = UILabel()
  private let payButton = UIButton()
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private let price = BehaviorRelay(value: 2)
  private let count = BehaviorRelay(value: 3)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    // The closure that joins several runs for each of their elements.
    Observable.zip(price, count.observe(on: background), resultSelector: { [totalLabel] in // expect: main_thread
      totalLabel.text = "\($0 * $1)"
    })
    .subscribe()
    .disposed(by: disposeBag)
    Observable.combineLatest(price, count) { [totalLabel] price, count in
      totalLabel.text = "\(price * count)"
    }
    .subscribe()
    .disposed(by: disposeBag)

    // `dismiss()` is this class's own, and calls UIKit's of another form.
    price.observe(on: background)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.dismiss() })
      .disposed(by: disposeBag)
    // `present()` is its own too, and presents nothing.
    price.observe(on: background)
      .subscribe(onNext: { [weak self] _ in self?.present() })
      .disposed(by: disposeBag)
    // A closure of that name that it holds.
    price.observe(on: background)
      .subscribe(onNext: { [weak self] _ in self?.tell() })
      .disposed(by: disposeBag)
  }

  private func dismiss() { dismiss(animated: true) }

  private func present() { print("presented") }

  private let show: (Int) -> Void = { print($0) }

  private func tell() { show(1) }
}

// What `create` does when it is started is done for whoever starts it, also in a method that is called for that.
final class RefundViewController: UIViewController {
  private let refundButton = UIButton()
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private let refunds = BehaviorRelay(value: 1)
  private let confirmed = PublishRelay<Bool>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    refundButton.rx.tap.flatMapLatest { [unowned self] in asked() }.bind(to: confirmed).disposed(by: disposeBag)
    refunds.observe(on: background)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [unowned self] _ in confirm() })
      .disposed(by: disposeBag)
    refunds.observe(on: background)
      .subscribe(onNext: { [unowned self] _ in note() })
      .disposed(by: disposeBag)
  }

  private func confirm() {
    asked().subscribe(onNext: { [confirmed] in confirmed.accept($0) }).disposed(by: disposeBag)
  }

  private func note() {
    noted().subscribe(onNext: { [confirmed] in confirmed.accept($0) }).disposed(by: disposeBag)
  }

  private func asked() -> Observable<Bool> {
    .create { [weak self] observer in
      self?.present(UIViewController(), animated: true)
      observer.onNext(true)
      return Disposables.create()
    }
  }

  private func noted() -> Observable<Bool> {
    .create { observer in
      observer.onNext(true)
      return Disposables.create()
    }
  }
}
