// A declared Driver promises three guarantees, and nothing of what was before it: whether the stream is over, whether each
// read makes another one.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol Tiding {
  var level: Driver<String> { get }
  var wave: Driver<String> { get }
  func current() -> Driver<String>
}

final class Harbour: Tiding {
  private let refresh: Observable<Void>

  init(refresh: Observable<Void>) {
    self.refresh = refresh
  }

  var level: Driver<String> {
    refresh.flatMapLatest { sounding().catchAndReturn("–") }.asDriver(onErrorJustReturn: "–")
  }

  var wave: Driver<String> {
    refresh.asDriver(onErrorDriveWith: .empty()).flatMapLatest { sounding().asDriver(onErrorJustReturn: "–") }
  }

  func current() -> Driver<String> {
    refresh.flatMapLatest { sounding().catchAndReturn("–") }.asDriver(onErrorJustReturn: "–")
  }
}

/// Hides which harbour it is.
struct AnyTiding {
  private let read: () -> Driver<String>

  init<Base: Tiding>(_ base: Base) {
    read = base.current
  }

  func current() -> Driver<String> { read() }
}

final class Gauge {
  let shown: Driver<String>

  init(shown: Driver<String>) {
    self.shown = shown
  }
}

enum Phase {
  case asleep
  case awake(Driver<String>)

  var reading: Driver<String> {
    switch self {
    case .asleep: return .empty()
    case .awake(let driver): return driver
    }
  }
}

final class HarbourViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let harbour = Harbour(refresh: button.rx.tap.asObservable())
    let tiding: any Tiding = harbour
    tiding.level
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    tiding.wave
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    AnyTiding(harbour).current()
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Gauge(shown: harbour.level).shown
      .drive(label.rx.text) // expect: sharing
      .disposed(by: disposeBag)
    let calm = Gauge(shown: harbour.wave)
    calm.shown
      .drive(label.rx.text) // expect: sharing
      .disposed(by: disposeBag)
    Phase.awake(harbour.current()).reading
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    let make: () -> Driver<String> = { harbour.level }
    make()
      .drive(label.rx.text) // expect: sharing
      .disposed(by: disposeBag)
  }
}

private func sounding() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/depth")!))
    .map { String(decoding: $0, as: UTF8.self) }
}
