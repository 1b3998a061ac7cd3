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
    .asDriver(onErrorDriveWith: .empty())
    .map { "\($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()

    _ = token$.drive(label.rx.text)

    let subscription = token$
      // a comment between the members
      .map { $0 + "!" } /* and another */
      /* and one before it */ .drive(label.rx.text)
    bag.insert(subscription)

    (token$.asObservable().map { $0.uppercased() }.asDriver(onErrorDriveWith: .empty())).drive(`default`.rx.text).disposed(by: bag)

    token$.drive(
      self
        .label
        .rx
        .text
    ).disposed(by: bag)

    bag.insert(
      token$.drive(label.rx.text),
      token$.drive(label.rx.text)
    )

    if let field { token$.drive(field.rx.text).disposed(by: bag) }

    token$.map(\.count).map(String.init).drive(label.rx.text).disposed(by: bag); print("bound")

    token$.asObservable()
      #if DEBUG
        .debug("token")
      #endif
      .observe(on: MainScheduler.instance)
      .bind(to: label.rx.text)
      .disposed(by: bag)

    [label, `default`].forEach { token$.drive($0.rx.text).disposed(by: bag) }
  }
}
