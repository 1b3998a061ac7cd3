// What `withUnretained` hands on is its object by type; generic arguments end wherever their types do; what has no
// elements brings none anywhere.
import RxCocoa
import RxSwift
import UIKit

final class ManifestViewController: UIViewController {
  private let cargo = UILabel()
  private let crew = UILabel()
  private let port = UILabel()
  private let route = UILabel()
  private let mast = UILabel()
  private let keel = UILabel()
  private let hold = UILabel()
  private let button = UIButton()
  private let kept = Manifest()
  private let team = Crew()
  private let ticks = Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    // Written off main, through a property and through a local.
    ticks.withUnretained(kept).subscribe(onNext: { manifest, _ in manifest.lines.accept("cargo") })
      .disposed(by: disposeBag)
    kept.lines.bind { [weak self] in self?.cargo.text = $0 }.disposed(by: disposeBag) // expect: main_thread

    let made = team
    ticks.withUnretained(made).map { made, _ in made }.subscribe(onNext: { $0.names.accept("crew") })
      .disposed(by: disposeBag)
    made.names.bind { [weak self] in self?.crew.text = $0 }.disposed(by: disposeBag) // expect: main_thread

    let calm = Ports()
    button.rx.tap.withUnretained(calm) { ports, _ in ports }.subscribe(onNext: { $0.names.accept("port") })
      .disposed(by: disposeBag)
    calm.names.bind { [weak self] in self?.port.text = $0 }.disposed(by: disposeBag)

    let drawn = BehaviorRelay<Result<Int, RouteError>?>(value: nil)
    ticks.bind(onNext: { drawn.accept(.success($0)) }).disposed(by: disposeBag)
    drawn.map { "\(String(describing: $0))" }
      .bind { [weak self] in self?.route.text = $0 } // expect: main_thread
      .disposed(by: disposeBag)

    let kinds = PublishSubject<Set<Array<String>?>?>()
    button.rx.tap.bind(onNext: { kinds.onNext(nil) }).disposed(by: disposeBag)
    kinds.map { "\($0?.count ?? 0)" }.bind { [weak self] in self?.mast.text = $0 }.disposed(by: disposeBag)

    // An empty sequence has no elements to bring off main; one that has a first element has.
    let background = ConcurrentDispatchQueueScheduler(qos: .utility)
    Observable.merge(Observable<String>.empty().observe(on: background), button.rx.tap.map { "keel" })
      .bind { [weak self] in self?.keel.text = $0 }
      .disposed(by: disposeBag)
    Observable.merge(
      Observable<String>.empty().startWith("first").observe(on: background), button.rx.tap.map { "hold" }
    )
    .bind { [weak self] in self?.hold.text = $0 } // expect: main_thread
    .disposed(by: disposeBag)
    // Its end comes there, with what is made of that.
    Observable<String>.empty().observe(on: background).toArray().asObservable()
      .bind { [weak self] in self?.hold.text = $0.first } // expect: main_thread
      .disposed(by: disposeBag)
  }
}

enum RouteError: Error { case none }

final class Manifest {
  let lines = PublishRelay<String>()
}

final class Crew {
  let names = PublishRelay<String>()
}

final class Ports {
  let names = PublishRelay<String>()
}
