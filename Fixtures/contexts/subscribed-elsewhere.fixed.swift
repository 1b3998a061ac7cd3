// A `subscribe(on:)` takes with it what runs above it upon subscribing: what that does, it does there.
import RxCocoa
import RxSwift
import UIKit

final class LighthouseModel {
  let beam = BehaviorRelay(value: false)
  let keeper = BehaviorRelay(value: "")
  let opened = BehaviorRelay(value: "")
  let asked = BehaviorRelay(value: "")
  let counted = BehaviorRelay(value: 0)
  let lamp = BehaviorRelay(value: "")
  let quiet = BehaviorRelay(value: "")
  let shared = BehaviorRelay(value: "")
  let kept = BehaviorRelay(value: "")
  private let position = BehaviorRelay(value: 0)
  private let waves = PublishRelay<Int>()
  private let disposeBag = DisposeBag()
  private let cellar = ConcurrentDispatchQueueScheduler(qos: .background)

  /// What is there already passes the closure where this is subscribed to.
  lazy var isTurned: Observable<Bool> = {
    position.map { [beam] in
      beam.accept($0 > 3)
      return $0 > 3
    }
  }()

  func turn() { position.accept(position.value + 1) }

  /// It is made here, and taken elsewhere by whoever calls this.
  private func log() -> Observable<String> {
    Observable.create { [keeper] observer in
      keeper.accept("on duty")
      observer.onNext("a line")
      observer.onCompleted()
      return Disposables.create()
    }
  }

  func start(_ button: UIButton) {
    isTurned.subscribe(on: cellar).observe(on: MainScheduler.instance)
      .subscribe(onNext: { print($0) })
      .disposed(by: disposeBag)
    Observable.zip(log(), Observable.just(1)).map { $0.0 }.subscribe(on: cellar)
      .subscribe(onNext: { print($0) })
      .disposed(by: disposeBag)
    Observable<Int>.deferred { [opened] in
      opened.accept("open")
      return .just(1)
    }
    .delaySubscription(.milliseconds(1), scheduler: cellar)
    .subscribe(onNext: { print($0) })
    .disposed(by: disposeBag)
    position.do(onSubscribe: { [asked] in asked.accept("asked") }).subscribe(on: cellar)
      .subscribe(onNext: { print($0) })
      .disposed(by: disposeBag)

    // What comes later comes where it is sent, what was moved to main is there, and main is no other place.
    button.rx.tap.do(onNext: { [counted] in counted.accept(1) }).subscribe(on: MainScheduler.instance)
      .subscribe(onNext: { print($0) })
      .disposed(by: disposeBag)
    waves.do(onNext: { [lamp] in lamp.accept("\($0)") }).subscribe(on: cellar)
      .subscribe(onNext: { print($0) })
      .disposed(by: disposeBag)
    button.rx.tap.subscribe(onNext: { [waves] in waves.accept(1) }).disposed(by: disposeBag)
    position.observe(on: MainScheduler.instance).do(onNext: { [quiet] in quiet.accept("\($0)") }).subscribe(on: cellar)
      .subscribe(onNext: { print($0) })
      .disposed(by: disposeBag)
    // The step nearest to what is subscribed to decides.
    position.do(onNext: { [kept] in kept.accept("\($0)") }).subscribe(on: MainScheduler.instance).subscribe(on: cellar)
      .subscribe(onNext: { print($0) })
      .disposed(by: disposeBag)
    // Of a share, the first subscriber does.
    let all = position.do(onNext: { [shared] in shared.accept("\($0)") }).share()
    all.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    all.subscribe(on: cellar).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
  }
}

final class LighthouseViewController: UIViewController {
  private let model = LighthouseModel()
  private let button = UIButton()
  private let labels = (0..<10).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.beam.bind(to: button.rx.isSelected).disposed(by: disposeBag)  // undecided: what is there may stand for nothing yet
    model.keeper.asDriver().drive(labels[0].rx.text).disposed(by: disposeBag)
    model.opened.asDriver().drive(labels[1].rx.text).disposed(by: disposeBag)
    model.asked.asDriver().drive(labels[2].rx.text).disposed(by: disposeBag)
    model.counted.map { "\($0)" }.bind(to: labels[3].rx.text).disposed(by: disposeBag)
    model.lamp.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    model.quiet.bind(to: labels[5].rx.text).disposed(by: disposeBag)
    model.kept.bind(to: labels[6].rx.text).disposed(by: disposeBag)
    model.shared.bind(to: labels[7].rx.text).disposed(by: disposeBag)  // undecided
    Observable.just("lit").do(onNext: { [labels] in labels[8].text = $0 }) // expect: main_thread
      .subscribe(on: SerialDispatchQueueScheduler(qos: .utility))
      .subscribe()
      .disposed(by: disposeBag)
    model.start(button)
    model.turn()
  }
}
