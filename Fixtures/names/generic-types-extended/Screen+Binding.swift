import RxCocoa
import RxSwift

extension Screen {
  func bindModel(_ other: Model, _ context: Context) {
    other.title.asObservable().bind(to: titleLabel.rx.text).disposed(by: disposeBag)
    other.isBusy.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
  }
}
