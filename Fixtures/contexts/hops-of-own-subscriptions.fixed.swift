// A subscription of the app's own hands elements to its closure where it says, and not where they come to it.
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func process(_ body: @escaping (Element) -> Void) -> Disposable {
    observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).subscribe(onNext: body)
  }

  func show(with body: @escaping (Element) -> Void) -> Disposable {
    observe(on: MainScheduler.instance).subscribe(onNext: { element in body(element) })
  }

  /// An operator that says `map` of itself.
  func told(_ change: @escaping (Element) -> String) -> Observable<String> { map(change) }

  func each(_ body: @escaping (Element) -> Void) -> Disposable { subscribe(onNext: body) }
}

final class Beacon {
  let near = BehaviorRelay<String>(value: "")
  let far = BehaviorRelay<String>(value: "")
  let here = BehaviorRelay<String>(value: "")
  let noted = BehaviorRelay<String>(value: "")
  private let disposeBag = DisposeBag()

  func start() {
    let turns = Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    Observable.of(1, 2).process { [weak self] in self?.near.accept("\($0)") }.disposed(by: disposeBag)
    turns.show { [weak self] in self?.far.accept("\($0)") }.disposed(by: disposeBag)
    Observable.of(1, 2).each { [weak self] in self?.here.accept("\($0)") }.disposed(by: disposeBag)
    turns
      .told { [noted] turn in
        noted.accept("\(turn)")
        return "\(turn)"
      }
      .subscribe()
      .disposed(by: disposeBag)
  }
}

final class BeaconViewController: UIViewController {
  private let beacon = Beacon()
  private let labels = (0..<4).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    beacon.near.asDriver().drive(labels[0].rx.text).disposed(by: disposeBag)
    beacon.far.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    beacon.here.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    beacon.noted.asDriver().drive(labels[3].rx.text).disposed(by: disposeBag)
    beacon.start()
  }
}
