import RxCocoa
import RxSwift
import UIKit

// An initialiser runs wherever an object of a class below it is made: by `super.init` past a class that has none of its
// own, by that class's name, or by an initialiser that does not say so.

class Catalogue: NSObject {
  let query = BehaviorRelay(value: "")
  let length = BehaviorRelay(value: 0)
  let disposeBag = DisposeBag()

  override init() {
    super.init()
    query.subscribe(onNext: { [unowned self] query in length.accept(query.count) }).disposed(by: disposeBag)
  }
}

class SortedCatalogue: Catalogue {}

final class PagedCatalogue: SortedCatalogue {
  let title = BehaviorRelay(value: "")
  private let page: Int

  init(page: Int) {
    self.page = page
    super.init()
    length.subscribe(onNext: { [unowned self] length in title.accept("\(length) of \(self.page)") })
      .disposed(by: disposeBag)
  }
}

final class PagedCatalogueViewController: UIViewController {
  private let label = UILabel()
  private let catalogue = PagedCatalogue(page: 1)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    catalogue.title.subscribe(onNext: { [unowned self] title in label.text = title }).disposed(by: disposeBag)
  }
}

class Register {
  let entries = BehaviorRelay(value: 0)
  let title = BehaviorRelay(value: "")
  let disposeBag = DisposeBag()

  init() {
    entries.subscribe(onNext: { [unowned self] entries in title.accept("\(entries)") }).disposed(by: disposeBag)
  }
}

final class PlainRegister: Register {}

final class NumberedRegister: Register {
  private let number: Int

  init(number: Int) {
    self.number = number
  }
}

final class RegisterViewController: UIViewController {
  private let label = UILabel()
  private let register = PlainRegister()
  private let numbered = NumberedRegister(number: 2)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    register.title.subscribe(onNext: { [unowned self] title in label.text = title }).disposed(by: disposeBag)
    numbered.title.subscribe(onNext: { [unowned self] title in label.text = title }).disposed(by: disposeBag)
  }
}

// Made off main, it sends there.

class Ledger {
  let sum: PublishSubject<Int>

  init(sum: PublishSubject<Int>) {
    self.sum = sum
    sum.onNext(0)
  }
}

class DatedLedger: Ledger {}

final class SignedLedger: DatedLedger {
  private let name: String

  init(name: String, sum: PublishSubject<Int>) {
    self.name = name
    super.init(sum: sum)
  }
}

final class LedgerViewController: UIViewController {
  private let label = UILabel()
  private let sum = PublishSubject<Int>()
  private var ledger: Ledger?
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    sum.observe(on: MainScheduler.instance).subscribe(onNext: { [unowned self] sum in label.text = "\(sum)" })
      .disposed(by: disposeBag)
    DispatchQueue.global().async { [sum] in self.ledger = SignedLedger(name: "A", sum: sum) }
  }
}
