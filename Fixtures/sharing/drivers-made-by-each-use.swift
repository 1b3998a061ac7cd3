// A Driver is one for those who read it once: a property that calls a function makes another one at each use, with what its
// `do` does.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol Tracking {
  func track() -> Driver<String>
}

final class Tracker: Tracking {
  private let steps: Observable<String>
  private let kept: Driver<String>

  init(steps: Observable<String>) {
    self.steps = steps
    kept = steps.asDriver(onErrorJustReturn: "")
      .do(onNext: { UserDefaults.standard.set($0, forKey: "kept") })
  }

  func track() -> Driver<String> {
    steps.asDriver(onErrorJustReturn: "")
      .do(onNext: { UserDefaults.standard.set($0, forKey: "step") })
  }

  func loaded() -> Driver<String> {
    steps.flatMapLatest { find($0).catchAndReturn("–") }.asDriver(onErrorJustReturn: "")
  }

  var remembered: Driver<String> { kept }

  func positions() -> Positions { Positions(latest: positionsByStep(), kept: kept) }

  private func positionsByStep() -> Driver<String> {
    steps.asDriver(onErrorJustReturn: "").flatMapLatest { step in
      Map.position(of: step).asDriver(onErrorJustReturn: "–")
    }
  }
}

struct Positions {
  let latest: Driver<String>
  let kept: Driver<String>
}

final class Map {
  weak var tracker: Tracker?

  var trail: Driver<String> { tracker?.track() ?? .empty() }
  var position: Driver<String> { tracker?.loaded() ?? .empty() }
  var memory: Driver<String> { tracker?.remembered ?? .empty() }
  var latest: Observable<String> { tracker?.positions().latest.asObservable() ?? .empty() }
  var former: Observable<String> { tracker?.positions().kept.asObservable() ?? .empty() }

  static func position(of step: String) -> Observable<String> { find(step) }
}

final class MapViewController: UIViewController {
  private let field = UITextField()
  private let label = UILabel()
  private let map = Map()
  private lazy var tracker = Tracker(steps: field.rx.text.orEmpty.asObservable())
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    map.tracker = tracker
    map.trail
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    map.trail
      .drive(label.rx.text)  // expect: sharing
      .disposed(by: disposeBag)
    map.position
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    map.position
      .drive(label.rx.text)  // expect: sharing
      .disposed(by: disposeBag)
    map.memory
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    map.memory
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    // What its `flatMapLatest` makes of each element is no share that was there before.
    map.latest
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    map.latest
      .bind(to: label.rx.text)  // expect: sharing
      .disposed(by: disposeBag)
    map.former
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    map.former
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    let once = map.trail
    once
      .drive(label.rx.text)  // expect: sharing
      .disposed(by: disposeBag)
  }
}

private func find(_ step: String) -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(step)")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
