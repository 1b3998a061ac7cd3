// The time operators take elements of a control off main where their scheduler is another one.
import RxCocoa
import RxSwift
import UIKit

final class NotesViewController: UIViewController {
  @IBOutlet private var editor: UITextView!
  @IBOutlet private var throttled: UILabel!
  @IBOutlet private var debounced: UILabel!
  @IBOutlet private var delayed: UILabel!
  @IBOutlet private var buffered: UILabel!
  @IBOutlet private var taken: UILabel!
  @IBOutlet private var otherwise: UILabel!

  private let saving = ConcurrentDispatchQueueScheduler(qos: .background)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let words = editor.rx.text.orEmpty.map { "\($0.split(separator: " ").count) words" }

    words
      .throttle(.milliseconds(500), scheduler: saving)
      .asDriver(onErrorDriveWith: .empty())
      .drive(throttled.rx.text)
      .disposed(by: disposeBag)

    words
      .debounce(.milliseconds(500), scheduler: saving)
      .asDriver(onErrorDriveWith: .empty())
      .drive(debounced.rx.text)
      .disposed(by: disposeBag)

    words
      .delay(.milliseconds(500), scheduler: saving)
      .asDriver(onErrorDriveWith: .empty())
      .drive(delayed.rx.text)
      .disposed(by: disposeBag)

    words
      .buffer(timeSpan: .seconds(2), count: 5, scheduler: saving)
      .asDriver(onErrorDriveWith: .empty())
      .compactMap(\.last)
      .drive(buffered.rx.text)
      .disposed(by: disposeBag)

    // Only the end of it comes from the scheduler.
    words
      .take(for: .seconds(60), scheduler: saving)
      .bind(to: taken.rx.text)
      .disposed(by: disposeBag)

    // What comes after the timeout is subscribed on the scheduler.
    words
      .timeout(.seconds(60), other: Observable.just("idle"), scheduler: saving)
      .asDriver(onErrorDriveWith: .empty())
      .drive(otherwise.rx.text)
      .disposed(by: disposeBag)
  }
}
