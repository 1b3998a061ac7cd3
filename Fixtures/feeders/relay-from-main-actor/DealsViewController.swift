import RxCocoa
import RxSwift
import UIKit

final class DealsViewController: UIViewController {
  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var archiveLabel: UILabel!
  @IBOutlet private var noticeLabel: UILabel!
  private let viewModel = DealsViewModel()
  private let notice = BehaviorRelay(value: "")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.deals.map { "\($0.count)" }.bind(to: countLabel.rx.text).disposed(by: disposeBag)
    viewModel.archive.map { "\($0.count)" }.bind(to: archiveLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    notice.bind(to: noticeLabel.rx.text).disposed(by: disposeBag)
    viewModel.load()

    // A view controller belongs to the main actor, and this task with it.
    Task {
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      notice.accept("Have a look")
    }
  }
}
