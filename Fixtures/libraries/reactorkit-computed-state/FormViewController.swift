import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class FormViewController: UIViewController, View {
  private let field = UITextField()
  private let longView = UIView()
  private let sameView = UIView()
  private let doneButton = UIButton()
  private let freeView = UIView()
  private let luckyView = UIView()
  private let eachView = UIView()
  var disposeBag = DisposeBag()

  func bind(reactor: FormReactor) {
    field.rx.text.orEmpty.map { Reactor.Action.type($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    doneButton.rx.tap.map { Reactor.Action.check }.bind(to: reactor.action).disposed(by: disposeBag)
    let state = reactor.state
    state.map(\.isLong).distinctUntilChanged().bind(to: longView.rx.isHidden).disposed(by: disposeBag)
    state.map { $0.isSame }.distinctUntilChanged().bind(to: sameView.rx.isHidden).disposed(by: disposeBag)
    state.map { !$0.isDone }.distinctUntilChanged().bind(to: doneButton.rx.isEnabled).disposed(by: disposeBag)
    state.map(\.isFree).distinctUntilChanged()
      .bind(to: freeView.rx.isHidden) // expect: main_thread
      .disposed(by: disposeBag)
    // A function reads what it likes.
    state.map(\.isLucky).distinctUntilChanged()
      .bind(to: luckyView.rx.isHidden) // expect: main_thread
      .disposed(by: disposeBag)
    // It comes with all mutations, whatever it is made of.
    state.map(\.isDone).bind(to: eachView.rx.isHidden).disposed(by: disposeBag) // expect: main_thread
  }
}
