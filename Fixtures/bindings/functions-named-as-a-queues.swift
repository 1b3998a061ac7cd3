// A function of the app's that has a queue's word for its name does what its body says.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Safely {
  static func async(_ work: @escaping () -> Void) {
    if Thread.isMainThread {
      work()
    } else {
      DispatchQueue.main.async { work() }
    }
  }

  static func sync(_ work: () -> Void) { work() }
}

enum Veil {
  private static let view = UIView()

  static func lower() { Safely.async { view.alpha = 1 } }

  static func raise() { Safely.sync { view.alpha = 0 } }
}

final class CurtainViewController: UIViewController {
  @IBOutlet private var table: UITableView!
  private let worker = SerialDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rx.itemSelected.observe(on: worker)
      .subscribe(onNext: { _ in Veil.lower() })
      .disposed(by: disposeBag)
    table.rx.itemDeselected.observe(on: worker)
      .subscribe(onNext: { _ in Veil.raise() }) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
