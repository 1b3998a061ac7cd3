// An own overload of an operator's name, said by its bare name inside it, is RxSwift's operator where its arguments are
// that one's: what is above it stays above it.
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func map<T>(to value: T) -> Observable<T> {
    return map { _ in value }
  }

  func filter<T: Equatable>(equal value: T) -> Observable<Element> where Element == T {
    filter { $0 == value }
  }

  func scan<T>(from value: T) -> Observable<T> {
    self.scan(value) { kept, _ in kept }
  }
}

final class OverloadViewController: UIViewController {
  private let label = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let risky = button.rx.tap.map { _ -> String in try OverloadViewController.read() }

    risky.map(to: "done")
      .bind(to: label.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    risky.filter(equal: "done")
      .bind(to: second.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    risky.scan(from: "done")
      .bind(to: third.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    risky.catchAndReturn("").map(to: "done").bind(to: label.rx.text).disposed(by: disposeBag) // expect: error_ends_stream
    button.rx.tap.map(to: "tapped").bind(to: label.rx.text).disposed(by: disposeBag)
  }

  private static func read() throws -> String { try String(contentsOfFile: "/tmp/overload") }
}
