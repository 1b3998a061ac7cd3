// What comes with an end comes where that does, where there is something left to come; a sequence that has ended lets
// nothing wait any more.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class BuoyModel {
  let height = PublishRelay<String>()
  let depth = BehaviorRelay<String>(value: "0")
  let kept: Observable<String>?
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)

  init() {
    kept = height.asObservable()
  }

  func measure() {
    DispatchQueue.global().async { self.height.accept("1") }
  }

  /// The request's error comes off main, its answer on main.
  func load() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/buoy")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .delay(.milliseconds(100), scheduler: MainScheduler.instance)
  }
}

final class BuoyViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let model = BuoyModel()
  private let background = SerialDispatchQueueScheduler(qos: .background)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    // Over before the time is.
    Observable.just("ready").debounce(.milliseconds(200), scheduler: background)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    button.rx.tap.map { "tapped" }.debounce(.milliseconds(200), scheduler: background)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)

    // No element waits where a relay's silence ends, or where an inner sequence has ended at once.
    model.height.flatMap { Single.just($0) }.debounce(.milliseconds(200), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    (model.kept ?? .empty()).debounce(.milliseconds(200), scheduler: MainScheduler.instance)
      .subscribe(on: background)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    (model.kept ?? .empty()).throttle(.milliseconds(200), scheduler: MainScheduler.instance)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)

    // A Driver gives its last element to those who come late: nobody does.
    button.rx.tap.map { "tapped" }.asDriver(onErrorJustReturn: "").asObservable().subscribe(on: background)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    model.depth.subscribe(on: background)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)

    // Nothing takes the place of the error, or something does.
    model.load().catch { _ in .empty() }
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    model.load().catch { _ in .just("–") }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    model.measure()
  }
}
