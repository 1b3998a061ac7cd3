import RxCocoa
import RxSwift
import UIKit

final class InvoiceViewController: BaseViewController<InvoiceViewModel> {
  private let sendButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()

    sendButton.rx.tap
      .subscribe(onNext: { [viewModel] in
        viewModel.isLoading.accept(true)
        viewModel.send()
      })
      .disposed(by: disposeBag)
  }
}
