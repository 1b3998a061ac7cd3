// What a property wrapper is made with stands in the attribute, and which of its initialisers takes it says what is kept.
import RxCocoa
import RxSwift
import UIKit

@propertyWrapper
struct Replayed<Element> {
  private let subject: ReplaySubject<Element>
  private let scheduler: ImmediateSchedulerType

  init(size: Int, on scheduler: ImmediateSchedulerType) {
    self.scheduler = scheduler
    subject = ReplaySubject<Element>.create(bufferSize: size)
  }

  init(on scheduler: ImmediateSchedulerType) {
    self.scheduler = scheduler
    subject = ReplaySubject<Element>.create(bufferSize: 1)
  }

  var wrappedValue: Element {
    get { fatalError("sent, never read") }
    nonmutating set { subject.onNext(newValue) }
  }

  var projectedValue: Observable<Element> { subject.observe(on: scheduler) }
}

final class ReplayedViewController: UIViewController {
  @Replayed(on: MainScheduler.asyncInstance) private var caption: String
  @Replayed(size: 2, on: SerialDispatchQueueScheduler(qos: .utility)) private var detail: String
  private let captionLabel = UILabel()
  private let detailLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    $caption.bind(to: captionLabel.rx.text).disposed(by: disposeBag)
    $detail.bind(to: detailLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    caption = "caption"
    detail = "detail"
  }
}
