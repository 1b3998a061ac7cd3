// RxSwift 6. The first of what is kept ends as soon as somebody subscribes, where it was sent by then: a share that lasts
// while somebody is connected may be over before the next one comes, and nobody knows. One that lasts for ever is not.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Almanac {
  private let loaded = ReplaySubject<Observable<String>>.create(bufferSize: 1)

  func load() {
    Task { @MainActor in
      loaded.onNext(Observable.just("May").do(onNext: { UserDefaults.standard.set($0, forKey: "month") }))
    }
  }

  var month: Observable<String> { loaded.take(1).flatMap { $0 } }
}

final class Planner {
  private let loaded = ReplaySubject<Observable<String>>.create(bufferSize: 1)

  func load() {
    Task { @MainActor in
      loaded.onNext(Observable.just("May").do(onNext: { UserDefaults.standard.set($0, forKey: "month") }))
    }
  }

  var month: Observable<String> { loaded.take(1).flatMap { $0 } }
}

final class AlmanacViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let almanac = Almanac()
  private let planner = Planner()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    almanac.load()
    planner.load()
    let connected = almanac.month.share(replay: 1)
    connected.bind(to: first.rx.text).disposed(by: disposeBag)
    connected.bind(to: second.rx.text).disposed(by: disposeBag)
    let kept = planner.month.share(replay: 1, scope: .forever)
    kept.bind(to: first.rx.text).disposed(by: disposeBag)
    kept.bind(to: second.rx.text).disposed(by: disposeBag)
    let there = Observable.just("May").do(onNext: { UserDefaults.standard.set($0, forKey: "month") }).share(replay: 1)
    there.bind(to: first.rx.text).disposed(by: disposeBag)
    there.bind(to: second.rx.text).disposed(by: disposeBag)  // expect: sharing
  }
}
