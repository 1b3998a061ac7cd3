// A function that may throw by its head, and has nothing in its body that would, throws nothing.
import RxCocoa
import RxSwift
import UIKit

enum Misprint: Error {
  case tooLong
}

protocol NumberFormat {
  func format(_ number: Int) throws -> String
}

struct Plain: NumberFormat {
  func format(_ number: Int) throws -> String { "\(number)" }
}

struct Strict {
  func format(_ number: Int) throws -> String {
    guard number < 1_000 else { throw Misprint.tooLong }
    return "\(number)"
  }
}

func doubled(_ number: Int) throws -> String { try plain(number * 2) }

func plain(_ number: Int) throws -> String { "\(number)" }

func caught(_ number: Int) throws -> String {
  do {
    return try Strict().format(number)
  } catch {
    return "?"
  }
}

func counted(_ number: Int) throws -> String { number == 0 ? "" : try counted(number - 1) + "|" }

func passedOn(_ number: Int) throws -> String { try Strict().format(number) }

final class NumberViewController: UIViewController {
  @IBOutlet private var stepper: UIStepper!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  @IBOutlet private var e: UILabel!
  @IBOutlet private var f: UILabel!
  @IBOutlet private var g: UILabel!
  private let formatter: NumberFormat = Plain()
  private let numbers = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    numbers.map { try doubled($0) }.bind(to: a.rx.text).disposed(by: disposeBag)
    numbers.map { try caught($0) }.bind(to: b.rx.text).disposed(by: disposeBag)
    numbers.map { try counted($0) }.bind(to: c.rx.text).disposed(by: disposeBag)
    numbers.map { [formatter] in try formatter.format($0) }.bind(to: d.rx.text).disposed(by: disposeBag)
    numbers.map(plain).bind(to: e.rx.text).disposed(by: disposeBag)
    numbers.map { try passedOn($0) }.bind(to: f.rx.text).disposed(by: disposeBag) // expect: error_handling
    numbers.map { [try Strict().format($0)].joined() }.bind(to: g.rx.text).disposed(by: disposeBag) // expect: error_handling
  }
}
