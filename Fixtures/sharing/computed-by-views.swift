import RxCocoa
import RxSwift
import UIKit

// What a view computes of itself is each view's own: a screen with several of a class runs one chain for each. What a
// model computes is the model's, of which the screen has one.

struct Refused: Error {}

private func check(_ text: String) -> Observable<Bool> {
  URLSession.shared.rx.json(url: URL(string: "https://example.com/check")!).map { _ in !text.isEmpty }
}

final class CheckedField: UITextField {
  var isAccepted: Driver<Bool> {
    rx.text.orEmpty.flatMapLatest { text in check(text).catchAndReturn(false) }.asDriver(onErrorJustReturn: false)
  }
}

extension Reactive where Base: UITextView {
  var isAccepted: Driver<Bool> {
    text.orEmpty.flatMapLatest { text in check(text).catchAndReturn(false) }.asDriver(onErrorJustReturn: false)
  }
}

final class FormModel {
  private let name = BehaviorRelay(value: "")

  var isAccepted: Driver<Bool> {
    name.flatMapLatest { text in check(text).catchAndReturn(false) }.asDriver(onErrorJustReturn: false)
  }
}

final class FormViewController: UIViewController {
  private let nameField = CheckedField()
  private let cityField = CheckedField()
  private let remarks = UITextView()
  private let wishes = UITextView()
  private let model = FormModel()
  private let sendButton = UIButton()
  private let helpButton = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.isAccepted.drive(sendButton.rx.isEnabled).disposed(by: disposeBag)
    cityField.isAccepted.drive(helpButton.rx.isEnabled).disposed(by: disposeBag)
    remarks.rx.isAccepted.drive(sendButton.rx.isHidden).disposed(by: disposeBag)
    wishes.rx.isAccepted.drive(helpButton.rx.isHidden).disposed(by: disposeBag)
    model.isAccepted.drive(sendButton.rx.isHighlighted).disposed(by: disposeBag)
    model.isAccepted
      .drive(helpButton.rx.isHighlighted)  // expect: sharing
      .disposed(by: disposeBag)
  }
}
