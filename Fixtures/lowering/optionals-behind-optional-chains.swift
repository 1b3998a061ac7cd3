// `map` on what an optional chain leads to is Optional's where that is no sequence: the default makes up for either.
import RxCocoa
import RxSwift
import UIKit

struct Sailor {
  let name: String?
  let rank: Int?
  let orders: Observable<String>
}

final class Muster {
  func score(_ name: String) -> Observable<String> {
    Observable.create { observer in
      observer.onError(RxError.unknown)
      return Disposables.create()
    }
  }
}

final class MusterViewController: UIViewController {
  private let labels = (0..<6).map { _ in UILabel() }
  private let sailor = BehaviorRelay<Sailor?>(value: nil)
  private let muster = Muster()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    sailor.flatMapLatest { sailor in sailor?.name.map(Observable.just) ?? .empty() }
      .bind(to: labels[0].rx.text).disposed(by: disposeBag)
    sailor.flatMapLatest { sailor in (sailor?.name).map { Observable.just($0) } ?? .just("nobody") }
      .bind(to: labels[1].rx.text).disposed(by: disposeBag)
    sailor.flatMapLatest { [muster] sailor in sailor?.name.map { muster.score($0) } ?? .empty() }
      .bind(to: labels[2].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    sailor.flatMapLatest { sailor in sailor?.rank.map { Observable.just("\($0)") } ?? .never() }
      .bind(to: labels[3].rx.text).disposed(by: disposeBag)
    sailor.flatMapLatest { [muster] in $0?.rank.flatMap { _ in muster.score("") } ?? .just("") }
      .bind(to: labels[4].rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    // An Observable's own.
    sailor.flatMapLatest { sailor in sailor?.orders.map { $0.uppercased() } ?? .empty() }
      .bind(to: labels[5].rx.text).disposed(by: disposeBag)
  }
}
