import RxCocoa
import RxSwift
import UIKit

final class FormViewController: UIViewController {
  private let stack = UIStackView()
  private let viewModel = FormViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    for row in viewModel.rows {
      switch row {
      case .heading(let text):
        let label = UILabel()
        text.bind(to: label.rx.text).disposed(by: disposeBag)
        stack.addArrangedSubview(label)
      case let .field(placeholder, value):
        let field = UITextField()
        field.placeholder = placeholder
        value.asDriver(onErrorJustReturn: "").drive(field.rx.text).disposed(by: disposeBag)
        stack.addArrangedSubview(field)
      case .note(let text):
        let label = UILabel()
        text.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
        stack.addArrangedSubview(label)
      case .gap:
        stack.addArrangedSubview(UIView())
      }
    }
  }
}
