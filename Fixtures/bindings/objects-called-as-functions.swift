// An object with a `callAsFunction` does what that does, by whatever name it is called.
import RxCocoa
import RxSwift
import UIKit

struct Present {
  let label: UILabel

  func callAsFunction(_ text: String) { label.text = text }
}

struct Keep {
  let texts: BehaviorRelay<String>

  func callAsFunction(_ text: String) { texts.accept(text) }
}

final class NoticeViewController: UIViewController {
  private let label = UILabel()
  private let texts = BehaviorRelay(value: "")
  private lazy var present = Present(label: label)
  private lazy var keep = Keep(texts: texts)
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let notices = Observable.just("Notice").observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    let (present, keep) = (self.present, self.keep)
    let show = present
    notices.subscribe(onNext: { show($0) }).disposed(by: bag) // expect: main_thread
    notices.subscribe(onNext: { [weak self] in self?.present($0) }).disposed(by: bag) // expect: main_thread
    notices.subscribe(onNext: present.callAsFunction).disposed(by: bag) // expect: main_thread
    notices.subscribe(onNext: { keep($0) }).disposed(by: bag)
  }
}
