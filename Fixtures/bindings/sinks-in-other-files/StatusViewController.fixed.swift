import Foundation
import RxCocoa
import RxSwift
import UIKit

final class StatusViewController: UIViewController {
  private let badge = BadgeView()
  private let preferences = Preferences()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))

    ticks.asDriver(onErrorDriveWith: .empty()).drive(badge.rx.count).disposed(by: disposeBag)
    ticks.asDriver(onErrorDriveWith: .empty()).filter { $0 == 60 }.map { _ in "A minute" }.drive(rx.alert).disposed(by: disposeBag)
    ticks.map { $0.isMultiple(of: 2) ? "light" : "dark" }.bind(to: preferences.rx.theme).disposed(by: disposeBag)
    ticks.observe(on: MainScheduler.instance).bind(to: badge.rx.count).disposed(by: disposeBag)
  }
}
