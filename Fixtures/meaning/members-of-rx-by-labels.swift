// A function that the project adds to `rx` under the name of one of RxCocoa's is meant where its labels are.
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UIControl {
  func controlEvent(event: UIControl.Event) -> Observable<String> {
    base.rx.controlEvent(event).asObservable().startWith(())
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .map { "event" }
  }
}

final class EventViewController: UIViewController {
  private let field = UITextField()
  private let label = UILabel()
  private let otherLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.rx.controlEvent([.editingDidEnd]).map { "end" }.bind(to: label.rx.text).disposed(by: disposeBag)
    field.rx.controlEvent(event: .editingDidEnd).bind(to: otherLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
  }
}
