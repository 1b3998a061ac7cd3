// What ends without anything left to send sends nothing where it ends: a subject that is over when it is subscribed to, an
// error that cannot come.
import RxCocoa
import RxSwift
import UIKit

final class PortViewController: UIViewController {
  private let dockLabel = UILabel()
  private let lastLabel = UILabel()
  private let listLabel = UILabel()
  private let caughtLabel = UILabel()
  private let arrivedLabel = UILabel()
  private let triedLabel = UILabel()
  private let failedLabel = UILabel()
  private let waitedLabel = UILabel()
  private let countedLabel = UILabel()
  private let overLabel = UILabel()
  private let pier = UIButton()
  private let ships = PublishSubject<String>()
  private let disposeBag = DisposeBag()
  private let quay = SerialDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    pier.rx.tap.subscribe(onNext: { [weak self] in self?.ships.onNext("a ship") }).disposed(by: disposeBag)

    ships.throttle(.milliseconds(100), scheduler: MainScheduler.instance).subscribe(on: quay)
      .subscribe(onNext: { [weak self] in self?.dockLabel.text = $0 })
      .disposed(by: disposeBag)
    ships.takeLast(1).subscribe(on: quay)
      .subscribe(onNext: { [weak self] in self?.lastLabel.text = $0 })
      .disposed(by: disposeBag)
    // The first ship is there already, and comes where it is subscribed to.
    ships.startWith("an anchor").throttle(.milliseconds(100), scheduler: MainScheduler.instance).subscribe(on: quay)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.listLabel.text = $0 })
      .disposed(by: disposeBag)

    // What cannot fail any more is not caught again.
    let loaded = Observable<String>.create { observer in
      DispatchQueue.global().async { observer.onError(RxError.unknown) }
      return Disposables.create()
    }
    ships.take(1).concat(loaded).catchAndReturn("none").delay(.seconds(1), scheduler: MainScheduler.instance).catch { _ in .just("again") }
      .subscribe(onNext: { [weak self] in self?.caughtLabel.text = $0 })
      .disposed(by: disposeBag)
    ships.take(1).concat(loaded).catch { _ in .just("again") }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.arrivedLabel.text = $0 })
      .disposed(by: disposeBag)

    // Where nothing is, nothing fails.
    (moored() ?? .empty()).subscribe(on: quay).catchAndReturn("adrift")
      .subscribe(onNext: { [weak self] in self?.triedLabel.text = $0 })
      .disposed(by: disposeBag)
    (moored() ?? .error(RxError.noElements)).subscribe(on: quay).catchAndReturn("adrift")
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.failedLabel.text = $0 })
      .disposed(by: disposeBag)

    // The end of what had nothing comes at once, and nothing was waiting for it.
    logged().subscribe(on: quay).debounce(.milliseconds(100), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.waitedLabel.text = $0 })
      .disposed(by: disposeBag)
    logged().toArray().asObservable().subscribe(on: quay)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.countedLabel.text = "\($0.count)" })
      .disposed(by: disposeBag)

    // A Maybe that never ends has no end at which anything could come.
    lighthouse().asObservable().ifEmpty(default: "dark").subscribe(on: quay)
      .subscribe(onNext: { [weak self] in self?.overLabel.text = $0 })
      .disposed(by: disposeBag)
  }

  private func lighthouse() -> Maybe<String> { .never() }

  private func logged() -> Observable<String> {
    guard pier.isEnabled, !pier.isHidden else { return .empty() }
    return ships.asDriver(onErrorJustReturn: "lost").asObservable()
  }

  private func moored() -> Observable<String>? {
    guard pier.isEnabled else { return nil }
    return ships.asObservable()
  }
}
