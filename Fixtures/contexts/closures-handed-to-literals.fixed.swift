// What extensions give to strings and collections runs its closures where it says, not at once as the library's own does.
import RxCocoa
import RxSwift
import UIKit

extension String {
  func measured(_ completion: @escaping (Int) -> Void) {
    guard !isEmpty else { return completion(0) }
    DispatchQueue.global().async { completion(self.count) }
  }

  func counted(_ completion: (Int) -> Void) {
    completion(count)
  }
}

extension Array where Element == String {
  func sum(on queue: DispatchQueue, then completion: @escaping (Int) -> Void) {
    queue.async { completion(self.reduce(0) { $0 + $1.count }) }
  }
}

final class LengthViewController: UIViewController {
  private let measuredLabel = UILabel()
  private let countedLabel = UILabel()
  private let sumLabel = UILabel()
  private let mainLabel = UILabel()
  private let eachLabel = UILabel()
  private let measured = BehaviorRelay(value: 0)
  private let counted = BehaviorRelay(value: 0)
  private let sum = BehaviorRelay(value: 0)
  private let mainSum = BehaviorRelay(value: 0)
  private let each = BehaviorRelay(value: 0)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    measured.asDriver().map(String.init).drive(measuredLabel.rx.text).disposed(by: disposeBag)
    counted.map(String.init).bind(to: countedLabel.rx.text).disposed(by: disposeBag)
    sum.asDriver().map(String.init).drive(sumLabel.rx.text).disposed(by: disposeBag)
    mainSum.map(String.init).bind(to: mainLabel.rx.text).disposed(by: disposeBag)
    each.map(String.init).bind(to: eachLabel.rx.text).disposed(by: disposeBag)
    load()
  }

  private func load() {
    "length".measured { [measured] in measured.accept($0) }
    "length".counted { counted.accept($0) }
    let words = ["one", "three"]
    words.sum(on: .global()) { [sum] in sum.accept($0) }
    words.sum(on: .main) { [mainSum] in mainSum.accept($0) }
    words.forEach { each.accept($0.count) }
  }
}
