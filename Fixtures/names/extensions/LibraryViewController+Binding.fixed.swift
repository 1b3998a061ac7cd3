import RxCocoa
import RxSwift
import UIKit

extension LibraryViewController {
  func bind() {
    viewModel.title.bind(to: titleLabel.rx.text).disposed(by: disposeBag)
    viewModel.loans().asDriver(onErrorJustReturn: "").drive(loanLabel.rx.text).disposed(by: disposeBag)
    viewModel.fines.bind(to: fineLabel.rx.text).disposed(by: disposeBag)
  }
}
