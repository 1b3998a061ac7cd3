import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class ProfileViewController: UIViewController, View {
  private let button = UIButton()
  private let nameLabel = UILabel()
  private let draftLabel = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let stack = UIStackView()
  var disposeBag = DisposeBag()

  func bind(reactor: ProfileReactor) {
    button.rx.tap
      .map { Reactor.Action.ask }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.pulse(\.$question)
      .compactMap { $0 }
      .bind(with: self) { owner, _ in owner.present(UIAlertController(), animated: true) }
      .disposed(by: disposeBag)

    reactor.pulse(\.$tabs)
      .map { $0.isEmpty }
      .bind(to: stack.rx.isHidden)
      .disposed(by: disposeBag)

    reactor.pulse(\.$draft)
      .bind(to: draftLabel.rx.text)
      .disposed(by: disposeBag)

    reactor.pulse(\.$name)
      .bind(to: nameLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)

    // Set again where the request ended.
    reactor.pulse(\.$isBusy)
      .bind(to: spinner.rx.isAnimating) // expect: main_thread
      .disposed(by: disposeBag)

    // What is equal to what came before does not pass: as with a pulse.
    reactor.state.map(\.draft)
      .distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.draftLabel.text = $0 })
      .disposed(by: disposeBag)

    reactor.state.map { $0.name }
      .distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.nameLabel.text = $0 }) // expect: main_thread
      .disposed(by: disposeBag)

    // Every mutation repeats it.
    reactor.state.map(\.draft)
      .subscribe(onNext: { [weak self] in self?.draftLabel.text = $0 }) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
