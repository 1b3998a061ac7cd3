// The selector of a driver's `zip` and `combineLatest` may throw: the only hole in the type.
import RxCocoa
import RxSwift
import UIKit

final class MixerViewController: UIViewController {
  private let left = UITextField()
  private let right = UITextField()
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let lefts = left.rx.text.orEmpty.asDriver()
    let rights = right.rx.text.orEmpty.asDriver()

    Driver.zip(lefts, rights) { try Self.mix($0, $1) }
      .drive(a.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    Driver.combineLatest(lefts, rights, resultSelector: Self.mix)
      .drive(b.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    Driver.zip(lefts, rights) { (try? Self.mix($0, $1)) ?? "" }
      .drive(c.rx.text)
      .disposed(by: disposeBag)

    Driver.combineLatest(lefts, rights)
      .map { "\($0) and \($1)" }
      .drive(d.rx.text)
      .disposed(by: disposeBag)
  }

  private static func mix(_ left: String, _ right: String) throws -> String {
    guard left != right else { throw CocoaError(.coderInvalidValue) }
    return left + right
  }
}
