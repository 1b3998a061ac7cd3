// An operator of the project's own with the name of one of RxSwift's, told apart by what it takes: a type.
import RxCocoa
import RxSwift
import UIKit

protocol Refusal { static var codes: ClosedRange<Int> { get } }

enum TeapotRefusal: Refusal { static let codes = 418...418 }

struct Reply { let code: Int }

extension PrimitiveSequence where Trait == SingleTrait, Element == Reply {
  func catchError<Kind: Refusal>(_ kind: Kind.Type) -> Single<Element> {
    flatMap { reply in
      guard !Kind.codes.contains(reply.code) else { throw CancellationError() }
      return .just(reply)
    }
  }
}

extension ObservableType {
  func filter<Kind>(_ kind: Kind.Type) -> Observable<Kind> { compactMap { $0 as? Kind } }
}

final class KettleViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Single.just(Reply(code: 1)).catchError(TeapotRefusal.self).asObservable()
      .map { "\($0.code)" }
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Observable<Any>.just("tea").filter(String.self)
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}
