// What is over as soon as it is subscribed to may be sent into a relay before anybody listens to that. A relay that keeps
// nothing for those who come later brings it to nobody then: nothing below is certain, but for what begins there.
import Action
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class NoticeReactor: Reactor {
  enum Action { case show(String) }
  struct State { var text = "" }
  let initialState = State()

  func mutate(action: Action) -> Observable<Action> { .just(action) }

  func reduce(state: State, mutation: Action) -> State {
    switch mutation {
    case .show(let text): State(text: text)
    }
  }
}

final class ClickReactor: Reactor {
  enum Action { case show(String) }
  struct State { var text = "" }
  let initialState = State()

  func mutate(action: Action) -> Observable<Action> { .just(action) }

  func reduce(state: State, mutation: Action) -> State {
    switch mutation {
    case .show(let text): State(text: text)
    }
  }
}

final class NoticeStore {
  let early = PublishRelay<String>()
  let passedOn = PublishRelay<String>()
  let kept = BehaviorRelay(value: "")
  let late = PublishRelay<String>()
  let asked = PublishRelay<String>()
  let repeated = PublishRelay<String>()
  let polished = Action<String, String> { .just($0) }
  let glazed = Action<String, String> { .just($0).delay(.milliseconds(5), scheduler: MainScheduler.instance) }
  let handedOn = PublishRelay<String>()
  let unset = BehaviorRelay(value: "none")
  let handedDown = PublishRelay<String>()
  let open = PublishRelay<String>()
  let shown = PublishRelay<String>()
  let clickedOn = PublishRelay<String>()
  let set = BehaviorRelay(value: "none")
  let handedOver = PublishRelay<String>()
  let begun = PublishRelay<String>()
  let passedAlong = PublishRelay<String>()
  let begunAgain = PublishRelay<String>()
  let prefixed = PublishRelay<String>()
  private let told = NoticeReactor()
  private let clicked = ClickReactor()
  private let disposeBag = DisposeBag()

  init(taps: Observable<Void>) {
    Observable.just("welcome").bind(to: early).disposed(by: disposeBag)
    early.subscribe(onNext: { [passedOn] text in passedOn.accept(text) }).disposed(by: disposeBag)
    early.startWith("none").bind(to: prefixed).disposed(by: disposeBag)
    Observable.just("welcome").bind(to: kept).disposed(by: disposeBag)
    Observable.just("welcome").delay(.milliseconds(5), scheduler: MainScheduler.instance).bind(to: late)
      .disposed(by: disposeBag)
    Observable.just("welcome").bind(to: polished.inputs).disposed(by: disposeBag)
    Observable.just("welcome").bind(to: glazed.inputs).disposed(by: disposeBag)
    Observable.of("one", "two").subscribe(onNext: asked.accept).disposed(by: disposeBag)
    Observable.merge(.just("welcome"), taps.map { "again" }).bind(to: repeated).disposed(by: disposeBag)
    // What is kept, and set before anybody listens, comes at once to whoever hands it on.
    kept.bind(to: handedOn).disposed(by: disposeBag)
    unset.bind(to: handedDown).disposed(by: disposeBag)
    taps.map { "tapped" }.bind(to: set).disposed(by: disposeBag)
    set.bind(to: handedOver).disposed(by: disposeBag)
    Observable.just("welcome").map(NoticeReactor.Action.show).bind(to: told.action).disposed(by: disposeBag)
    told.state.map(\.text).bind(to: shown).disposed(by: disposeBag)
    taps.map { ClickReactor.Action.show("tapped") }.bind(to: clicked.action).disposed(by: disposeBag)
    clicked.state.map(\.text).bind(to: clickedOn).disposed(by: disposeBag)
    // That it never ends brings nothing more.
    Observable.merge(.just("welcome"), .never()).bind(to: open).disposed(by: disposeBag)
    begin()
    taps.subscribe(onNext: { [unowned self] in beginAgain() }).disposed(by: disposeBag)
  }

  private func begin() {
    Observable.just("welcome").subscribe(onNext: { [begun] text in begun.accept(text) }).disposed(by: disposeBag)
    Observable.just("welcome").subscribe(onNext: { [weak self] text in self?.passAlong(text) }).disposed(by: disposeBag)
  }

  private func passAlong(_ text: String) {
    passedAlong.accept(text)
  }

  private func beginAgain() {
    Observable.just("again").subscribe(onNext: { [begunAgain] text in begunAgain.accept(text) }).disposed(by: disposeBag)
  }
}

final class NoticeViewController: UIViewController {
  private let button = UIButton()
  private let labels = (0..<21).map { _ in UILabel() }
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
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[2].rx.text)
      .disposed(by: disposeBag)
    store.kept.observe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[3].rx.text)
      .disposed(by: disposeBag)
    store.late.observe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[4].rx.text)
      .disposed(by: disposeBag)
    store.asked.flatMapLatest { text in
      URLSession.shared.rx.json(url: URL(string: "https://example.com/\(text)")!).map { "\($0)" }
    }
    .bind(to: labels[5].rx.text)
    .disposed(by: disposeBag)
    store.repeated.observe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[6].rx.text)
      .disposed(by: disposeBag)
    Observable.combineLatest(store.kept.observe(on: background), store.early) { $0 + $1 }
      .bind(to: labels[7].rx.text)
      .disposed(by: disposeBag)
    Observable.merge(store.late.observe(on: background), store.early.asObservable())
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[8].rx.text)
      .disposed(by: disposeBag)
    // An action that is through before anybody listens, and one that takes its time.
    store.polished.elements.observe(on: background)
      .bind(to: labels[9].rx.text)
      .disposed(by: disposeBag)
    store.glazed.elements.observe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[10].rx.text)
      .disposed(by: disposeBag)
    store.handedOn.observe(on: background)
      .bind(to: labels[11].rx.text)
      .disposed(by: disposeBag)
    store.handedDown.observe(on: background)
      .bind(to: labels[12].rx.text)
      .disposed(by: disposeBag)
    store.handedOver.observe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[13].rx.text)
      .disposed(by: disposeBag)
    store.shown.observe(on: background)
      .bind(to: labels[14].rx.text)
      .disposed(by: disposeBag)
    store.clickedOn.observe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[15].rx.text)
      .disposed(by: disposeBag)
    store.open.observe(on: background)
      .bind(to: labels[16].rx.text)
      .disposed(by: disposeBag)
    // A method sends it that runs once, and one that runs with each tap.
    store.begun.observe(on: background)
      .bind(to: labels[17].rx.text)
      .disposed(by: disposeBag)
    store.passedAlong.observe(on: background)
      .bind(to: labels[18].rx.text)
      .disposed(by: disposeBag)
    // What stands before elements that everybody missed comes no later than they did.
    store.prefixed.observe(on: background)
      .bind(to: labels[20].rx.text)
      .disposed(by: disposeBag)
    store.begunAgain.observe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[19].rx.text)
      .disposed(by: disposeBag)
  }
}
