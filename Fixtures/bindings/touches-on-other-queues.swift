// What a queue that is not main's is given to do with a view is no element's way to it: nobody calls it clean, or a finding.
import RxSwift
import UIKit

extension ObservableType {
  func later(_ body: @escaping (Element) -> Void) -> Disposable {
    subscribe(onNext: { value in DispatchQueue.global().async { body(value) } })
  }

  func soon(_ body: @escaping (Element) -> Void) -> Disposable {
    subscribe(onNext: { value in DispatchQueue.main.async { body(value) } })
  }
}

final class FogViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.of(1, 2).later { [label] in label.text = "\($0)" }.disposed(by: disposeBag)
    Observable.of(1, 2).soon { [label] in label.text = "\($0)" }.disposed(by: disposeBag)
    Observable.of(1, 2)
      .subscribe(onNext: { [label] value in
        DispatchQueue(label: "fog").async { label.text = "\(value)" }
      })
      .disposed(by: disposeBag)
  }
}
