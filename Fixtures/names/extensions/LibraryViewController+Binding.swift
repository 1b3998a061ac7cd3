import RxCocoa
import RxSwift
import UIKit

extension LibraryViewController {
  func bind() {
    viewModel.title.bind(to: titleLabel.rx.text).disposed(by: disposeBag)
    viewModel.loans().bind(to: loanLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    viewModel.fines.bind(to: fineLabel.rx.text).disposed(by: disposeBag)
  }
}
