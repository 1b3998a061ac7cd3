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
    let state = reactor.state.asDriver(onErrorDriveWith: .empty())
    state.map(\.isLong).distinctUntilChanged().drive(longView.rx.isHidden).disposed(by: disposeBag)
    state.map { $0.isSame }.distinctUntilChanged().drive(sameView.rx.isHidden).disposed(by: disposeBag)
    state.map { !$0.isDone }.distinctUntilChanged().drive(doneButton.rx.isEnabled).disposed(by: disposeBag)
    state.map(\.isFree).distinctUntilChanged()
      .drive(freeView.rx.isHidden)
      .disposed(by: disposeBag)
    // A function reads what it likes.
    state.map(\.isLucky).distinctUntilChanged()
      .drive(luckyView.rx.isHidden)
      .disposed(by: disposeBag)
    // It comes with all mutations, whatever it is made of.
    state.map(\.isDone).drive(eachView.rx.isHidden).disposed(by: disposeBag)
  }
}
