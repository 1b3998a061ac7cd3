// An inline Binder on a view is a UI sink like a named one; one on a model is none.
import RxCocoa
import RxSwift
import UIKit

final class Journal {
  var entries: [String] = []
}

final class JournalViewController: UIViewController {
  private let header = UILabel()
  private let journal = Journal()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let lines = Observable<Int>
      .interval(.seconds(5), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .map { "line \($0)" }

    lines
      .drive(Binder(header) { label, line in
        label.text = line
      })
      .disposed(by: disposeBag)

    lines
      .drive(Binder(self) { owner, line in
        owner.title = line
      })
      .disposed(by: disposeBag)

    lines.asObservable()
      .bind(to: Binder(journal) { journal, line in
        journal.entries.append(line)
      })
      .disposed(by: disposeBag)

    lines
      .drive(Binder(header) { label, line in
        label.text = line
      })
      .disposed(by: disposeBag)
  }
}
