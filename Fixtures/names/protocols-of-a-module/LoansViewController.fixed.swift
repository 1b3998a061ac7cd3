import Domain
import Platform
import RxCocoa
import RxSwift
import UIKit

final class LoansViewController: UIViewController {
  private let due = UILabel()
  private let disposeBag = DisposeBag()
  private let lending: Domain.Lending

  init(provider: Domain.LendingProviding = LendingProvider()) {
    lending = provider.makeLending()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    lending.dueDates()
      .asDriver(onErrorDriveWith: .empty())
      .map { $0.first }
      .drive(due.rx.text)
      .disposed(by: disposeBag)
  }
}
