import RxCocoa
import RxSwift
import UIKit

/// Cases of one name in several enums: what the one carries is not what the other does.
enum Cargo {
  case shown(Observable<String>)
  case empty
}

enum Crew {
  case shown(Observable<String>)
  case ashore
}

enum Fuel {
  case left(Observable<String>, Int)
}

final class Manifest {
  private let names = Observable.just("a")

  func cargo() -> Cargo { .shown(names.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))) }
  func crew() -> Crew { Crew.shown(names.observe(on: MainScheduler.instance)) }
  func fuel() -> Fuel { .left(names.observe(on: SerialDispatchQueueScheduler(qos: .utility)), 2) }
  func anchor() -> Result<String, Error> { .success("down") }
}

final class ManifestController: UIViewController {
  private let manifest = Manifest()
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    switch manifest.cargo() {
    case .shown(let names): names.bind(to: first.rx.text).disposed(by: bag)  // expect: main_thread
    case .empty: break
    }
    switch manifest.crew() {
    case .shown(let names): names.bind(to: second.rx.text).disposed(by: bag)
    case .ashore: break
    }
    if case .shown(let names) = manifest.crew() { names.bind(to: second.rx.text).disposed(by: bag) }
    if case .left(let names, _) = manifest.fuel() {
      names.bind(to: third.rx.text).disposed(by: bag)  // expect: main_thread
    }
    if case .success(let text) = manifest.anchor() { Observable.just(text).bind(to: third.rx.text).disposed(by: bag) }
  }
}
