import RxCocoa
import RxSwift
import UIKit

final class PollViewController: UIViewController {
  private let questionLabel = UILabel()
  private let yesLabel = UILabel()
  private let noLabel = UILabel()
  private let winnerLabel = UILabel()
  private let turnoutLabel = UILabel()
  private let viewModel = PollViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let (question, counts) = viewModel.transform()
    question.drive(questionLabel.rx.text).disposed(by: disposeBag)
    counts.yes.bind(to: yesLabel.rx.text).disposed(by: disposeBag)
    counts.no.asDriver(onErrorJustReturn: "").drive(noLabel.rx.text).disposed(by: disposeBag)

    let result = viewModel.result()
    result.0.asDriver(onErrorDriveWith: .empty()).drive(winnerLabel.rx.text).disposed(by: disposeBag)
    result.1.bind(to: turnoutLabel.rx.text).disposed(by: disposeBag)
  }
}
