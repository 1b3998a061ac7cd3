// Code in comments and strings binds nothing, and says nothing about the chain around it.
import RxCocoa
import RxSwift
import UIKit

final class ManualViewController: UIViewController {
  private let button = UIButton()
  private let label = UILabel()
  private let mono = UITextView()
  private let disposeBag = DisposeBag()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()

    // ticks.observe(on: queue).bind(to: label.rx.text)
    /* ticks.observe(on: queue)
         /* nested */ .bind(to: label.rx.text) */
    button.rx.tap
      // .observe(on: queue)
      .map { #"ticks.observe(on: queue).bind(to: label.rx.text)"# }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    button.rx.tap
      .map {
        """
        ticks
          .observe(on: queue)
          .bind(to: label.rx.text)
        \("ticks.bind(to: \("label").rx.text)")
        """
      }
      .bind(to: mono.rx.text)
      .disposed(by: disposeBag)

    button.rx.tap
      .observe(on: queue)
      .asDriver(onErrorDriveWith: .empty())
      // .observe(on: MainScheduler.instance)
      .map { ".observe(on: MainScheduler.instance)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
