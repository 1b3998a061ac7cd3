// A view's `reactor` is the one that its alias or its `bind(reactor:)` names.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class WelcomeViewController: UIViewController, StoryboardView {
  typealias Reactor = WelcomeReactor
  private let button = UIButton()
  private let label = UILabel()
  var disposeBag = DisposeBag()

  func bind(reactor viewModel: WelcomeReactor) {
    button.rx.tap.map { .start }.bind(to: viewModel.action).disposed(by: disposeBag)

    reactor?.pulse(\.$isDone)
      .compactMap { $0 }
      .subscribe(onNext: { [weak self] _ in self?.label.text = "Done" })
      .disposed(by: disposeBag)
  }
}

final class GreetingViewController: UIViewController, View {
  private let label = UILabel()
  var disposeBag = DisposeBag()

  func bind(reactor: WelcomeReactor) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    reactor?.state.map { $0.greeting }
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
