// Overloads are chosen by what elements are: of a pulse, a seed, a relay's first value, what a wrapper wraps.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

struct Kiln { let name: String }

func fired(_ degrees: Observable<Int>) -> Observable<Int> { degrees.take(1).concat(Observable.error(RxError.unknown)) }
func fired(_ kilns: Observable<Kiln>) -> Observable<Kiln> { kilns }
func fired(_ names: Observable<String>) -> Observable<String> { names }

@propertyWrapper
struct Heated<Value> {
  private let relay: BehaviorRelay<Value>
  init(wrappedValue: Value) { relay = BehaviorRelay(value: wrappedValue) }
  var wrappedValue: Value {
    get { relay.value }
    nonmutating set { relay.accept(newValue) }
  }
  var projectedValue: Observable<Value> { relay.asObservable() }
}

final class KilnReactor: Reactor {
  enum Action { case light(Kiln) }
  enum Mutation { case set(Kiln) }
  struct State {
    @Pulse var kiln = Kiln(name: "")
    @Pulse var degrees: Int = 20
  }
  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .light(let kiln): return .just(.set(kiln))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .set(let kiln): state.kiln = kiln
    }
    return state
  }
}

final class KilnViewController: UIViewController {
  @Heated private var glow: Kiln = Kiln(name: "")
  @Heated private var words = "cold"
  private let labels = (0..<7).map { _ in UILabel() }
  private let reactor = KilnReactor()
  private let caption = BehaviorRelay(value: "")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    glow = Kiln(name: "raku")
    words = "warm"
    fired(reactor.pulse(\.$kiln)).map { $0.name }.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    fired($glow).map { $0.name }.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    fired($words).bind(to: labels[2].rx.text).disposed(by: disposeBag)
    fired(Observable.just("ash").scan("") { _, next in next }).bind(to: labels[3].rx.text).disposed(by: disposeBag)
    fired(caption.asObservable()).bind(to: labels[4].rx.text).disposed(by: disposeBag)
    fired(reactor.pulse(\.$degrees)).asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(labels[5].rx.text).disposed(by: disposeBag)
    fired(Observable.just(3).scan(0) { $0 + $1 }).asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(labels[6].rx.text).disposed(by: disposeBag)
  }
}
