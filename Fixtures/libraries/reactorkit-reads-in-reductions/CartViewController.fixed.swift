import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class CartViewController: UIViewController, View {
  private let items = UILabel()
  private let count = UILabel()
  private let note = UILabel()
  var disposeBag = DisposeBag()

  func bind(reactor: CartReactor) {
    reactor.state.map(\.items).distinctUntilChanged().map { "\($0)" }.bind(to: items.rx.text).disposed(by: disposeBag)
    reactor.state.asDriver(onErrorDriveWith: .empty()).map(\.count).distinctUntilChanged().map { "\($0)" }
      .drive(count.rx.text)
      .disposed(by: disposeBag)
    reactor.state.asDriver(onErrorDriveWith: .empty()).map(\.note.text).distinctUntilChanged()
      .drive(note.rx.text)
      .disposed(by: disposeBag)
  }
}
