import RxCocoa
import RxSwift
import UIKit

final class ReminderViewController: UIViewController {
  @IBOutlet private var banner: UILabel!
  private let viewModel = ReminderViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.title.bind(to: rx.title).disposed(by: disposeBag)
    viewModel.message.bind(to: banner.rx.text).disposed(by: disposeBag)
  }

  @IBAction private func remind(_ sender: Any) {
    viewModel.remind()
  }
}
