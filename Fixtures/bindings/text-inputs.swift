// RxSwift 5. `rx.textInput` is a view by what it has for text: its `text` is the view's own, read and written on main.
import RxCocoa
import RxSwift
import UIKit

infix operator <-> : AdditionPrecedence

func <-> <Base>(input: TextInput<Base>, relay: BehaviorRelay<String>) -> Disposable {
  let shown = relay.asObservable().bind(to: input.text)
  let typed = input.text.orEmpty.bind(to: relay)
  return Disposables.create(shown, typed)
}

final class NameModel {
  let name = BehaviorRelay(value: "")
  let nickname = BehaviorRelay(value: "")
  private let queue = DispatchQueue(label: "names")

  func load() {
    queue.async { [nickname] in nickname.accept("Nick") }
  }
}

final class NameViewController: UIViewController {
  private let name = UITextField()
  private let nickname = UITextView()
  private let label = UILabel()
  private let model = NameModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    (name.rx.textInput <-> model.name).disposed(by: disposeBag)
    (nickname.rx.textInput <-> model.nickname).disposed(by: disposeBag) // expect: main_thread
    name.rx.textInput.text.bind(to: label.rx.text).disposed(by: disposeBag)
    model.load()
  }
}
