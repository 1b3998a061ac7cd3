// Where a function writes by a key path that it is handed, the path says what is written.
import RxSwift
import UIKit

extension ObservableType {
  func write<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Element>, of root: Root) -> Disposable {
    subscribe(onNext: { [weak root] in root?[keyPath: path] = $0 })
  }
}

final class Badge {
  var text: String?
}

final class BadgeViewController: UIViewController {
  private let label = UILabel()
  private let badge = Badge()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let names = Observable<String?>.just("a").observe(on: SerialDispatchQueueScheduler(qos: .utility))
    names.write(to: \.text, of: label).disposed(by: bag)  // expect: main_thread
    names.write(to: \.text, of: badge).disposed(by: bag)
    names.observe(on: MainScheduler.instance).write(to: \.text, of: label).disposed(by: bag)
  }
}
