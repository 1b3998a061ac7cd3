// What is matched is out of sight: that an own enum has a case of that name says who is meant only where no other enum,
// the standard library's among them, has one.
import KilnKit
import RxCocoa
import RxSwift
import UIKit

enum Firing {
  case success(Observable<String>)
  case cracked(Observable<String>)
  case cooling(Observable<String>)
}

enum Wheel {
  case cracked(Observable<String>)
}

final class Furnace {
  private func heat() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/heat")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func fire() -> Firing { .success(heat()) }
  func crack() -> Firing { .cracked(heat()) }
  func cool() -> Firing { .cooling(heat()) }
  func turn() -> Wheel { .cracked(.just("round")) }
}

final class KilnViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let furnace = Furnace()

  override func viewDidLoad() {
    super.viewDidLoad()
    if case .success(let glaze) = Kiln.current.state {
      glaze.bind(to: label.rx.text).disposed(by: disposeBag)
    }
    if case .cracked(let glaze) = Kiln.current.state {
      glaze.bind(to: label.rx.text).disposed(by: disposeBag)
    }
    switch Kiln.current.state {
    // No other enum in sight has this case.
    case .cooling(let glaze): glaze.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread error_handling
    default: break
    }
    switch furnace.fire() {
    case .success(let glaze): glaze.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread error_handling
    case .cracked(let shard), .cooling(let shard):
      shard.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread error_handling
    }
    switch furnace.turn() {
    case .cracked(let bowl): bowl.bind(to: label.rx.text).disposed(by: disposeBag)
    }
  }
}
