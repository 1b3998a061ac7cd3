// Where nobody in sight conforms, nothing is known of a requirement: no finding.
import RxCocoa
import RxSwift
import UIKit

protocol InboxOutput {
  var subject: Observable<String> { get }
  var unread: Observable<Int> { get }
}

protocol InboxViewModelType {
  var output: InboxOutput { get }
}

final class InboxViewController: UIViewController {
  private let viewModel: InboxViewModelType
  private let subjectLabel = UILabel()
  private let badge = UILabel()
  private let disposeBag = DisposeBag()

  init(viewModel: InboxViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.output.subject.bind(to: subjectLabel.rx.text).disposed(by: disposeBag)
    viewModel.output.unread.map { "\($0)" }.bind(to: badge.rx.text).disposed(by: disposeBag)
  }
}
