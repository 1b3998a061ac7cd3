// A scheduler behind a name is what its declaration says.
import RxCocoa
import RxSwift
import UIKit

enum AppSchedulers {
  static let main = MainScheduler.instance
  static let io = ConcurrentDispatchQueueScheduler(qos: .utility)
  static var rendering: SchedulerType { SerialDispatchQueueScheduler(qos: .userInteractive) }
}

final class GalleryViewController: UIViewController {
  @IBOutlet private var stepper: UIStepper!
  @IBOutlet private var one: UILabel!
  @IBOutlet private var two: UILabel!
  @IBOutlet private var three: UILabel!
  @IBOutlet private var four: UILabel!
  @IBOutlet private var five: UILabel!
  @IBOutlet private var six: UILabel!

  private let screen = OperationQueueScheduler(operationQueue: .main)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let mainQueue = SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: "gallery.main")
    let page = stepper.rx.value.map { "page \(Int($0))" }

    page
      .observe(on: AppSchedulers.io)
      .asDriver(onErrorDriveWith: .empty())
      .drive(one.rx.text)
      .disposed(by: disposeBag)

    page
      .observe(on: AppSchedulers.io)
      .observe(on: AppSchedulers.main)
      .bind(to: two.rx.text)
      .disposed(by: disposeBag)

    page
      .observe(on: AppSchedulers.rendering)
      .asDriver(onErrorDriveWith: .empty())
      .drive(three.rx.text)
      .disposed(by: disposeBag)

    page
      .observe(on: AppSchedulers.io)
      .observe(on: screen)
      .bind(to: four.rx.text)
      .disposed(by: disposeBag)

    page
      .observe(on: AppSchedulers.io)
      .observe(on: mainQueue)
      .bind(to: five.rx.text)
      .disposed(by: disposeBag)

    page
      .observe(on: AppSchedulers.io)
      .observe(on: ConcurrentMainScheduler.instance)
      .bind(to: six.rx.text)
      .disposed(by: disposeBag)
  }
}
