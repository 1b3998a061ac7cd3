import RxCocoa
import RxSwift
import UIKit

final class TokenViewController: UIViewController {
  @IBOutlet private var tokenLabel: UILabel!
  @IBOutlet private var hostLabel: UILabel!
  private let viewModel = TokenViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.token.bind(to: tokenLabel.rx.text).disposed(by: disposeBag)
    viewModel.host.bind(to: hostLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
  }
}
