// The same binding in the shapes that code takes.
import RxCocoa
import RxSwift
import UIKit

final class ShapesViewController: UIViewController {
  private let label = UILabel()
  private let field: UITextField? = UITextField()
  private let `default` = UILabel()
  private let bag = DisposeBag()
  private let token$ = Observable<Int>
    .interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    .map { "\($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()

    _ = token$.bind(to: label.rx.text) // expect: main_thread

    let subscription = token$
      // a comment between the members
      .map { $0 + "!" } /* and another */
      /* and one before it */ .bind(to: label.rx.text) // expect: main_thread
    bag.insert(subscription)

    (token$.map { $0.uppercased() }).bind(to: `default`.rx.text).disposed(by: bag) // expect: main_thread

    token$.bind( // expect: main_thread
      to:
        self
        .label
        .rx
        .text
    ).disposed(by: bag)

    bag.insert(
      token$.bind(to: label.rx.text), // expect: main_thread
      token$.observe(on: MainScheduler.instance).bind(to: label.rx.text)
    )

    if let field { token$.bind(to: field.rx.text).disposed(by: bag) } // expect: main_thread

    token$.map(\.count).map(String.init).bind(to: label.rx.text).disposed(by: bag); print("bound") // expect: main_thread

    token$
      #if DEBUG
        .debug("token")
      #endif
      .observe(on: MainScheduler.instance)
      .bind(to: label.rx.text)
      .disposed(by: bag)

    [label, `default`].forEach { token$.bind(to: $0.rx.text).disposed(by: bag) } // expect: main_thread
  }
}
