// `try` in a closure can fail the chain; `try?`, `try!` and a `do` that catches cannot.
import RxCocoa
import RxSwift
import UIKit

enum Calculator {
  struct Malformed: Error {}

  static func value(of text: String) throws -> Double {
    guard let value = Double(text) else { throw Malformed() }
    return value
  }

  static func rounded(_ text: String) throws -> String {
    "\(try value(of: text).rounded())"
  }
}

final class CalculatorViewController: UIViewController {
  @IBOutlet private var input: UITextField!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  @IBOutlet private var e: UILabel!
  @IBOutlet private var f: UILabel!
  @IBOutlet private var g: UILabel!
  @IBOutlet private var h: UILabel!
  @IBOutlet private var i: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = input.rx.text.orEmpty

    text
      .map { try Calculator.value(of: $0) }
      .map { "\($0)" }
      .bind(to: a.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    text
      .map { try? Calculator.value(of: $0) }
      .map { "\($0 ?? 0)" }
      .bind(to: b.rx.text)
      .disposed(by: disposeBag)

    text
      .filter { try Calculator.value(of: $0) > 0 }
      .bind(to: c.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    text
      .map { text -> String in
        do {
          return "\(try Calculator.value(of: text))"
        } catch {
          return "?"
        }
      }
      .bind(to: d.rx.text)
      .disposed(by: disposeBag)

    text
      .do(onNext: { _ = try Calculator.value(of: $0) })
      .bind(to: e.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    text
      .map { text -> String in
        guard text.count < 20 else { throw Calculator.Malformed() }
        return text
      }
      .bind(to: f.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    text
      .map(Calculator.rounded)
      .bind(to: g.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    text
      .filter { Double($0) != nil }
      .map { try! Calculator.value(of: $0) }
      .map { "\($0)" }
      .bind(to: h.rx.text)
      .disposed(by: disposeBag)

    text
      .scan(0) { try Calculator.value(of: $1) + $0 }
      .map { "\($0)" }
      .bind(to: i.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }
}
