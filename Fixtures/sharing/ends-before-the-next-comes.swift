// What may be over before the next one subscribes, a Driver's share begins again: a rewrite that leaves open what was certain
// mends nothing.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class LanternViewController: UIViewController {
  private let labels = (0..<2).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let lit = Observable.just("lit").throttle(.milliseconds(100), scheduler: MainScheduler.instance)
      .do(onNext: { UserDefaults.standard.set($0, forKey: "lantern") })
    lit.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    lit.asDriver(onErrorJustReturn: "").drive(labels[1].rx.text).disposed(by: disposeBag)  // expect: sharing
  }
}
