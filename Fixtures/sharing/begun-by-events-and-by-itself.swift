// What goes on by itself is run by each who listens, whoever begins to; what one event starts is that event's own.
import RxCocoa
import RxSwift
import UIKit

final class SignUpViewController: UIViewController {
  private let name = UITextField()
  private let mail = UITextField()
  private let step = BehaviorRelay(value: 0)
  private let button = UIButton()
  private let labels = (0..<3).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let isNameTaken = name.rx.text.orEmpty.flatMapLatest { [unowned self] in isTaken($0) }
    isNameTaken.bind(to: labels[0].rx.isHidden).disposed(by: disposeBag)
    step.flatMapLatest { $0 == 0 ? isNameTaken : .just(false) }
      .bind(to: button.rx.isEnabled) // expect: sharing
      .disposed(by: disposeBag)

    let isMailTaken = isTaken(mail.text ?? "")
    isMailTaken.bind(to: labels[1].rx.isHidden).disposed(by: disposeBag)
    button.rx.tap.flatMapLatest { isMailTaken }.bind(to: labels[2].rx.isHidden).disposed(by: disposeBag)
  }

  private func isTaken(_ word: String) -> Observable<Bool> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/taken/\(word)")!))
      .map { !$0.isEmpty }
      .observe(on: MainScheduler.instance)
      .catchAndReturn(false)
  }
}
