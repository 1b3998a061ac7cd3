import RxCocoa
import RxSwift
import UIKit

extension MovieViewController {
  func bindHeader() {
    viewModel.plot.map { "\($0.count)" }.drive(header.rx.text).disposed(by: disposeBag)
    viewModel.rating.map { "\($0) stars" }.bind(to: footer.rx.text).disposed(by: disposeBag)
  }
}
