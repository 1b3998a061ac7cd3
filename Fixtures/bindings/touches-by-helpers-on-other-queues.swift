// What a function does on a queue of its own, or with a closure that it calls from one, is no element's way to a view: nobody
// calls it clean, or a finding.
import RxCocoa
import RxSwift
import UIKit

final class DewViewController: UIViewController {
  private let label = UILabel()
  private let drops = PublishRelay<String>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    drops.subscribe(onNext: { [weak self] drop in self?.reload(drop) }).disposed(by: bag)
    drops.subscribe(onNext: { [weak self] _ in self?.measure { self?.label.text = $0 } }).disposed(by: bag)
    drops.subscribe(onNext: { [weak self] _ in
      self?.measure { dew in DispatchQueue.main.async { self?.label.text = dew } }
    })
    .disposed(by: bag)
    drops.accept("first")
  }

  private func reload(_ drop: String) {
    DispatchQueue.global().async { self.label.text = drop }
  }

  private func measure(_ then: @escaping (String) -> Void) {
    DispatchQueue.global().async { then("dew") }
  }
}
