// An extension of `Reactive` for one class says nothing of a base of another, or of one whose class is not in sight.
import RxCocoa
import RxSwift
import TextInputs
import UIKit

final class FieldCell: UITableViewCell {
  let field = UITextField()
  let counter = UILabel()
}

extension Reactive where Base: FieldCell {
  var text: TextInput { TextInput(base.field) }

  var count: Observable<Int> {
    base.field.rx.text.orEmpty.map { $0.count }.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
  }
}

final class NameViewController: UIViewController {
  private let cell = FieldCell()
  private let disposeBag = DisposeBag()

  func ask() -> UIAlertController {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addTextField(configurationHandler: nil)
    let field = alert.textFields!.first!
    let ok = UIAlertAction(title: "OK", style: .default)
    field.rx.text.asObservable()
      .map { $0?.isEmpty == false }
      .bind(to: ok.rx.isEnabled)
      .disposed(by: disposeBag)
    return alert
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    cell.rx.count
      .map { "\($0)" }
      .bind(to: cell.counter.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
