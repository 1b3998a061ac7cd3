// `Output(…)` in a class is what a protocol that it conforms to calls so, and `(any Screen).Input(…)` what the protocol
// before the dot does.
import RxCocoa
import RxSwift
import UIKit

protocol Transforming {
  associatedtype Input
  associatedtype Output
  func transform(_ input: Input) -> Output
}

struct LoanInput {
  let renew: Observable<Void>
}

struct LoanOutput {
  let state: Observable<String>
  let count: Observable<String>
}

protocol LoanScreen: AnyObject, Transforming {
  typealias Input = LoanInput
  typealias Output = LoanOutput
}

final class LibraryLoan: LoanScreen {
  private let state = BehaviorSubject(value: "lent")
  private let count = BehaviorSubject(value: 0)
  private let disposeBag = DisposeBag()

  func transform(_ input: Input) -> Output {
    input.renew
      .subscribe(with: self) { loan, _ in loan.renew() }
      .disposed(by: disposeBag)
    renew()
    return Output(state: state.asObservable(), count: count.map { "\($0)" })
  }

  private func renew() {
    count.onNext(1)
    DispatchQueue.global().async { [state] in state.onNext("renewed") }
  }
}

final class LoanViewController: UIViewController {
  private var loan: (any LoanScreen)?
  private let renew = UIButton()
  private let state = UILabel()
  private let count = UILabel()
  private let disposeBag = DisposeBag()

  convenience init(loan: any LoanScreen = LibraryLoan()) {
    self.init(nibName: nil, bundle: nil)
    self.loan = loan
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let loan else { return }
    let output = loan.transform((any LoanScreen).Input(renew: renew.rx.tap.asObservable()))
    output.state
      .bind(to: state.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    output.count
      .bind(to: count.rx.text)
      .disposed(by: disposeBag)
  }
}
