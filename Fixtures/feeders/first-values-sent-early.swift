// The value that something begins with, moved off main and sent on: whether anybody listens by then is the order of two
// threads, and nothing that the source shows. Who comes later misses it, or is given it where he subscribes.
import RxCocoa
import RxSwift
import UIKit

final class TideService {
  private let level = BehaviorRelay<String>(value: "")
  private let queue = SerialDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()
  let notes = PublishRelay<String>()
  let marks = PublishSubject<String>()
  let kept = BehaviorRelay<String>(value: "")
  let replayed = ReplaySubject<String>.create(bufferSize: 1)
  let measured = PublishRelay<String>()

  init() {
    level.subscribe(on: queue).bind(to: notes).disposed(by: disposeBag)
    level.subscribe(on: queue).scan("") { $0 + $1 }.subscribe(marks).disposed(by: disposeBag)
    level.subscribe(on: queue).bind(to: kept).disposed(by: disposeBag)
    level.subscribe(on: queue).subscribe(replayed).disposed(by: disposeBag)
    level.observe(on: queue).bind(to: measured).disposed(by: disposeBag)
  }

  func rise(to text: String) { level.accept(text) }
  func levels() -> Observable<String> { level.subscribe(on: queue) }
}

final class TideViewController: UIViewController {
  private let service = TideService()
  private let button = UIButton()
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let fifth = UILabel()
  private let sixth = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.subscribe(onNext: { [service] in service.rise(to: "high") }).disposed(by: disposeBag)
    service.notes.bind(to: first.rx.text).disposed(by: disposeBag)
    service.marks.bind(to: second.rx.text).disposed(by: disposeBag)
    service.kept.bind(to: third.rx.text).disposed(by: disposeBag)
    service.replayed.bind(to: fourth.rx.text).disposed(by: disposeBag)
    // All that comes later is moved, too.
    service.measured.bind(to: fifth.rx.text).disposed(by: disposeBag)  // expect: main_thread
    // Whoever subscribes is given it.
    service.levels().bind(to: sixth.rx.text).disposed(by: disposeBag)  // expect: main_thread
  }
}
