// RxSwift 6. What is over before the next subscriber comes is over below a second share as well: where it is not decided for
// the first, it is not for the second, be that a Driver's step or an operator, unless something goes on there.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class LockViewController: UIViewController {
  private let labels = (0..<8).map { _ in UILabel() }
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  private func noted(_ key: String) -> Observable<String> {
    Observable.just("open").do(onNext: { UserDefaults.standard.set($0, forKey: key) })
      .throttle(.milliseconds(200), scheduler: MainScheduler.instance)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let told = noted("told").asDriver(onErrorJustReturn: "").filter { !$0.isEmpty }.map { $0 + "!" }
    told.drive(labels[0].rx.text).disposed(by: disposeBag)
    told.drive(labels[1].rx.text).disposed(by: disposeBag)

    let twice = noted("twice").observe(on: MainScheduler.instance).share(replay: 1).map { $0 + "!" }.share()
      .asDriver(onErrorJustReturn: "")
    twice.drive(labels[2].rx.text).disposed(by: disposeBag)
    twice.drive(labels[3].rx.text).disposed(by: disposeBag)

    let atOnce = Observable.just("open").do(onNext: { UserDefaults.standard.set($0, forKey: "atOnce") })
      .asDriver(onErrorJustReturn: "").map { $0 + "!" }
    atOnce.drive(labels[4].rx.text).disposed(by: disposeBag)
    atOnce.drive(labels[5].rx.text).disposed(by: disposeBag)  // expect: sharing

    let kept = Driver.merge(noted("kept").asDriver(onErrorJustReturn: ""), button.rx.tap.asDriver().map { "tapped" })
    kept.drive(labels[6].rx.text).disposed(by: disposeBag)
    kept.drive(labels[7].rx.text).disposed(by: disposeBag)
  }
}
