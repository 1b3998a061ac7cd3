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

    ticks.bind(to: badge.rx.count).disposed(by: disposeBag) // expect: main_thread
    ticks.filter { $0 == 60 }.map { _ in "A minute" }.bind(to: rx.alert).disposed(by: disposeBag) // expect: main_thread
    ticks.map { $0.isMultiple(of: 2) ? "light" : "dark" }.bind(to: preferences.rx.theme).disposed(by: disposeBag)
    ticks.observe(on: MainScheduler.instance).bind(to: badge.rx.count).disposed(by: disposeBag)
  }
}
