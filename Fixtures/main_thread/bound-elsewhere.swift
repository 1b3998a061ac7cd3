// A source that delivers at once does so where it is bound.
import RxCocoa
import RxSwift
import UIKit

final class GreetingViewController: UIViewController {
  private let hello = UILabel()
  private let goodbye = UILabel()
  private let late = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Observable.just("Hello")
      .bind(to: hello.rx.text)
      .disposed(by: disposeBag)

    DispatchQueue.global().async { [self] in
      Observable.just("Goodbye")
        .bind(to: goodbye.rx.text) // expect: main_thread
        .disposed(by: disposeBag)
    }

    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in
      Observable.just("Still here")
        .bind(to: late.rx.text)
        .disposed(by: disposeBag)
    }
  }
}
