// What Alamofire answers by itself, by a closure: no operator is meant where a closure follows that it does not take.
import Alamofire
import RxCocoa
import RxSwift
import UIKit

enum Mail {
  static func read(_ done: @escaping (String) -> Void) {
    AF.request("mail").responseString { done($0.value ?? "") }
  }

  static func count(on queue: DispatchQueue, _ done: @escaping (Int) -> Void) {
    AF.request("mail").responseString(queue: queue) { done($0.value?.count ?? 0) }
  }
}

final class MailViewController: UIViewController {
  private let mail = PublishRelay<String>()
  private let count = PublishRelay<Int>()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    mail.bind(to: label.rx.text).disposed(by: bag)
    count.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(label.rx.text).disposed(by: bag)
    Mail.read { [mail] in mail.accept($0) }
    Mail.count(on: .global()) { [count] in count.accept($0) }
  }
}
