// A binder that is made by `.init` is one of the type that its property or its function says.
import RxCocoa
import RxSwift
import UIKit

final class BinderViewController: UIViewController {
  private let label = UILabel()
  private let otherLabel = UILabel()
  private let disposeBag = DisposeBag()
  private lazy var kept: Binder<Int> = .init(self) { controller, number in controller.label.text = "\(number)" }
  private var made: Binder<Int> {
    .init(self, binding: { controller, number in controller.otherLabel.text = "\(number)" })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let numbers = Observable<Int>.interval(.milliseconds(10), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
    numbers.drive(kept).disposed(by: disposeBag)
    numbers.drive(made).disposed(by: disposeBag)
    numbers.drive(titled("number")).disposed(by: disposeBag)
  }

  private func titled(_ text: String) -> Binder<Int> {
    return .init(self) { controller, number in controller.title = "\(text) \(number)" }
  }
}
