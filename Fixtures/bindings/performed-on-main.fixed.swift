// What is performed on the main thread leaves the thread that it is asked for on, be it a view's own method or setter.
import RxSwift
import UIKit

final class SundialViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let hours = Observable.just("noon").observe(on: SerialDispatchQueueScheduler(qos: .utility))
    hours.subscribe(onNext: { [label] hour in
      label.performSelector(onMainThread: #selector(setter: UILabel.text), with: hour, waitUntilDone: false)
    })
    .disposed(by: bag)
    hours.subscribe(onNext: { [weak self] hour in
      self?.perform(#selector(SundialViewController.show), on: .main, with: hour, waitUntilDone: false)
    })
    .disposed(by: bag)
    hours.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] hour in
      self?.perform(#selector(SundialViewController.show), with: hour)
    })
    .disposed(by: bag)
    hours.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] hour in
      self?.performSelector(inBackground: #selector(SundialViewController.show), with: hour)
    })
    .disposed(by: bag)
  }

  @objc private func show(_ hour: String) { label.text = hour }
}
