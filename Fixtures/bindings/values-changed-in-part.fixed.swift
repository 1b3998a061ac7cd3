// What observes a property is told of each change to a part of the value that it holds, and of none to an object that
// it refers to.
import RxCocoa
import RxSwift
import UIKit

struct Loan {
  struct Terms {
    var days = 14
  }

  var renewals = 0
  var terms = Terms()

  mutating func renew() { renewals += 1 }
  func reminder() -> String { "\(renewals)" }
}

final class Borrower {
  var name = ""
  func rename() { name = "anon" }
}

final class LoanView: UIView {
  private let label = UILabel()
  var loan = Loan() {
    didSet { label.text = "\(loan.renewals)" }
  }
  var shelf = [Loan()] {
    didSet { setNeedsLayout() }
  }
  var borrower = Borrower() {
    didSet { label.text = borrower.name }
  }
  var borrowers = [Borrower()] {
    didSet { setNeedsLayout() }
  }
  var quiet = Loan()

  func extend(by days: Int) { loan.terms.days += days }
  func note(_ name: String) { borrower.name = name }
}

final class LoanViewController: UIViewController {
  private let button = UIButton()
  private let loanView = LoanView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.observe(on: ConcurrentDispatchQueueScheduler(qos: .background))
    let shown = loanView
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { shown.loan.renewals = 1 })
      .disposed(by: disposeBag)
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] in self?.loanView.loan.terms.days += 7 })
      .disposed(by: disposeBag)
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { shown.loan.renew() })
      .disposed(by: disposeBag)
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { shown.shelf[0].terms.days = 1 })
      .disposed(by: disposeBag)
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { shown.shelf[0] = Loan() })
      .disposed(by: disposeBag)
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { shown.borrowers.append(Borrower()) })
      .disposed(by: disposeBag)
    taps.observe(on: MainScheduler.instance).subscribe(onNext: { shown.extend(by: 1) })
      .disposed(by: disposeBag)
    // Nobody observes these.
    taps.subscribe(onNext: { shown.quiet.renew() })
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { print(shown.loan.reminder()) })
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { shown.borrower.name = "" })
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { shown.borrower.rename() })
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { shown.borrowers[0].name = "" })
      .disposed(by: disposeBag)
    taps.subscribe(onNext: { shown.note("") })
      .disposed(by: disposeBag)
  }
}
