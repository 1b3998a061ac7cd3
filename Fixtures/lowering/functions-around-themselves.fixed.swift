// Functions that call themselves with ever more around what they were given: by sequences, tuples and closures, one by way
// of the other, and of an overload that only the types tell apart. What they begin with is followed, and no more than that.
import RxCocoa
import RxSwift
import UIKit

typealias Step = (Observable<String>) -> Observable<String>
typealias Pair = (left: Observable<String>, right: Observable<String>)

func thinned(_ texts: Observable<String>, _ times: Int) -> Observable<String> {
  if times <= 0 { return texts }
  if times > 5 { return thinned(texts.map { $0 + "." }, times - 1) }
  return thickened(texts.filter { !$0.isEmpty }, times - 1)
}

func thickened(_ texts: Observable<String>, _ times: Int) -> Observable<String> {
  times > 5 ? thinned(texts.skip(1), times - 1) : thinned(texts.startWith(""), times - 1)
}

func crossed(_ pair: Pair, _ times: Int) -> Pair {
  if times <= 0 { return pair }
  if times > 5 { return crossed((pair.right, pair.left.map { $0 + "." }), times - 1) }
  return crossed((pair.left.filter { !$0.isEmpty }, .merge(pair.left, pair.right)), times - 1)
}

func wrapped(_ step: @escaping Step, _ times: Int) -> Step {
  if times <= 0 { return step }
  if times > 5 { return wrapped({ step($0).map { $0 + "." } }, times - 1) }
  return wrapped({ step($0.filter { !$0.isEmpty }) }, times - 1)
}

final class Loop {
  let texts: Observable<String>

  init(texts: Observable<String>) {
    self.texts = texts
  }

  // The second is called; that it is not the first once more, the types of its closures say alone.
  func run(
    composeStates: @escaping (Driver<String>) -> Driver<String> = { $0 },
    composeEvents: @escaping (Signal<String>) -> Signal<String> = { $0 }
  ) -> Driver<String> {
    run(
      composeStates: { states in
        composeStates(states.asDriver(onErrorDriveWith: .empty())).asObservable()
      },
      composeEvents: { events in
        composeEvents(events.asSignal(onErrorSignalWith: .empty())).asObservable()
      }
    )
    .asDriver(onErrorDriveWith: .empty())
  }

  func run(
    composeStates: @escaping (Observable<String>) -> Observable<String> = { $0 },
    composeEvents: @escaping (Observable<String>) -> Observable<String> = { $0 }
  ) -> Observable<String> {
    let states = composeStates(texts.share())
    let events = composeEvents(states)
    return .merge(states, events)
  }
}

final class EchoViewController: UIViewController {
  private let button = UIButton()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let background = ConcurrentDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.map { "tap" }
    let late = taps.observe(on: background)

    thinned(late, 3)
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    crossed((late, taps), 3).left
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    wrapped({ [background] in $0.observe(on: background) }, 3)(taps)
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Loop(texts: late).run().drive(label.rx.text).disposed(by: disposeBag)
  }
}
