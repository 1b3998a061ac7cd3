// RxSwift 6. Who observes a notification is called where it is posted, there and then, but for one who names a queue.
import Foundation
import RxCocoa
import RxSwift
import UIKit

extension Notification.Name {
  static let arrived = Notification.Name("arrived")
  static let departed = Notification.Name("departed")
  static let delayed = Notification.Name("delayed")
  static let logged = Notification.Name("logged")
}

final class Dispatcher {
  private let disposeBag = DisposeBag()
  private let trains = Observable.just("ICE 1")
    .delay(.milliseconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))

  func watch() {
    trains.observe(on: MainScheduler.instance).subscribe(onNext: { _ in
      NotificationCenter.default.post(name: .arrived, object: nil)
    })
    .disposed(by: disposeBag)
    trains.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in self?.announce($0) }).disposed(by: disposeBag)
    // On main, because its observer asks for that.
    trains.subscribe(onNext: { _ in NotificationCenter.default.post(name: .delayed, object: nil) })
      .disposed(by: disposeBag)
    // Whoever observes this one shows nothing.
    trains.subscribe(onNext: { _ in NotificationCenter.default.post(name: .logged, object: nil) })
      .disposed(by: disposeBag)
  }

  private func announce(_ train: String) {
    NotificationCenter.default.post(name: Notification.Name(rawValue: "departed"), object: train)
  }
}

final class PlatformViewController: UIViewController {
  private let label = UILabel()
  private let dispatcher = Dispatcher()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(showArrival), name: .arrived, object: nil)
    center.addObserver(forName: .departed, object: nil, queue: nil) { [weak self] _ in self?.label.text = "gone" }
    center.addObserver(forName: .delayed, object: nil, queue: .main) { [weak self] _ in self?.label.text = "late" }
    center.addObserver(self, selector: #selector(PlatformViewController.log(_:)), name: .logged, object: nil)
    dispatcher.watch()
  }

  @objc private func showArrival() { label.text = "here" }

  @objc private func log(_ notification: Notification) { count += 1 }
}
