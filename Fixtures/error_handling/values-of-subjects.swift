import RxCocoa
import RxSwift
import UIKit

/// Reading a subject's value throws what ended the subject, and nothing before.
final class ScaleViewController: UIViewController {
  private let weightLabel = UILabel()
  private let limitLabel = UILabel()
  private let bothLabel = UILabel()
  private let loopLabel = UILabel()
  private let button = UIButton()
  private let weight = BehaviorSubject(value: 1)
  private let limit = BehaviorSubject(value: 10)
  private let loop = BehaviorSubject(value: 0)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.map { [weight] in String(try weight.value()) }.bind(to: weightLabel.rx.text).disposed(by: disposeBag)
    button.rx.tap.map { [limit] in try limit.value() }.map(String.init)
      .bind(to: limitLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    button.rx.tap.map { [weight] in String(try check(try weight.value())) }
      .bind(to: bothLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    // What reads itself has no first error.
    button.rx.tap.map { [loop] in try loop.value() + 1 }.bind(to: loop).disposed(by: disposeBag)
    loop.map(String.init).bind(to: loopLabel.rx.text).disposed(by: disposeBag)
    weight.onNext(2)
    limit.onError(NSError(domain: "scale", code: 1))
  }
}

private func check(_ weight: Int) throws -> Int {
  guard weight < 2 else { throw NSError(domain: "scale", code: 2) }
  return weight
}
