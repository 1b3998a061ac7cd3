// What is over as soon as it is subscribed to may be sent into a relay before anybody listens to that. A relay that keeps
// nothing for those who come later brings it to nobody then: nothing below is certain, but for what begins there.
import Action
import RxCocoa
import RxSwift
import UIKit

final class NoticeStore {
  let early = PublishRelay<String>()
  let passedOn = PublishRelay<String>()
  let kept = BehaviorRelay(value: "")
  let late = PublishRelay<String>()
  let asked = PublishRelay<String>()
  let repeated = PublishRelay<String>()
  let polished = Action<String, String> { .just($0) }
  let glazed = Action<String, String> { .just($0).delay(.milliseconds(5), scheduler: MainScheduler.instance) }
  private let disposeBag = DisposeBag()

  init(taps: Observable<Void>) {
    Observable.just("welcome").bind(to: early).disposed(by: disposeBag)
    early.subscribe(onNext: { [passedOn] text in passedOn.accept(text) }).disposed(by: disposeBag)
    Observable.just("welcome").bind(to: kept).disposed(by: disposeBag)
    Observable.just("welcome").delay(.milliseconds(5), scheduler: MainScheduler.instance).bind(to: late)
      .disposed(by: disposeBag)
    Observable.just("welcome").bind(to: polished.inputs).disposed(by: disposeBag)
    Observable.just("welcome").bind(to: glazed.inputs).disposed(by: disposeBag)
    Observable.of("one", "two").subscribe(onNext: asked.accept).disposed(by: disposeBag)
    Observable.merge(.just("welcome"), taps.map { "again" }).bind(to: repeated).disposed(by: disposeBag)
  }
}

final class NoticeViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<11).map { _ in UILabel() }
  private let disposeBag = DisposeBag()
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private lazy var store = NoticeStore(taps: button.rx.tap.asObservable())

  override func viewDidLoad() {
    super.viewDidLoad()
    store.early.delay(.milliseconds(1), scheduler: background)
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    store.passedOn.observe(on: background).startWith("none")
      .bind(to: labels[1].rx.text)
      .disposed(by: disposeBag)
    store.early.startWith("none").observe(on: background)
      .bind(to: labels[2].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    store.kept.observe(on: background)
      .bind(to: labels[3].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    store.late.observe(on: background)
      .bind(to: labels[4].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    store.asked.flatMapLatest { text in
      URLSession.shared.rx.json(url: URL(string: "https://example.com/\(text)")!).map { "\($0)" }
    }
    .bind(to: labels[5].rx.text)
    .disposed(by: disposeBag)
    store.repeated.observe(on: background)
      .bind(to: labels[6].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    Observable.combineLatest(store.kept.observe(on: background), store.early) { $0 + $1 }
      .bind(to: labels[7].rx.text)
      .disposed(by: disposeBag)
    Observable.merge(store.late.observe(on: background), store.early.asObservable())
      .bind(to: labels[8].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    // An action that is through before anybody listens, and one that takes its time.
    store.polished.elements.observe(on: background)
      .bind(to: labels[9].rx.text)
      .disposed(by: disposeBag)
    store.glazed.elements.observe(on: background)
      .bind(to: labels[10].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
