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
    reactor.state.map(\.count).distinctUntilChanged().map { "\($0)" }
      .bind(to: count.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    reactor.state.map(\.note.text).distinctUntilChanged()
      .bind(to: note.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
