// What `ifEmpty(switchTo:)` and `timeout(_:other:scheduler:)` may go on with lasts for ever: the whole ends all the same
// where what they are called on ends. What ends without an element lets nothing be combined with it any more.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class WeirViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let button = UIButton()
  private let levels = BehaviorRelay(value: "low")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let main = MainScheduler.instance
    let first = button.rx.tap.take(1).map { "first" }
    Observable.concat(first.ifEmpty(switchTo: levels.asObservable()), measured())
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[0].rx.text)
      .disposed(by: disposeBag)
    Observable.concat(first.timeout(.seconds(30), other: levels, scheduler: main), measured())
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[1].rx.text)
      .disposed(by: disposeBag)
    // A relay never ends, so nothing follows it.
    Observable.concat(levels.asObservable(), measured())
      .bind(to: labels[2].rx.text)
      .disposed(by: disposeBag)
    Observable.combineLatest(Observable<Int>.empty(), levels) { "\($0) \($1)" }.element(at: 1)
      .bind(to: labels[3].rx.text)
      .disposed(by: disposeBag)
  }

  private func measured() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/weir")!).map { "\($0)" }.catchAndReturn("")
  }
}
