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
      .map { "line \($0)" }

    lines
      .asDriver(onErrorDriveWith: .empty())
      .drive(Binder(header) { label, line in
        label.text = line
      })
      .disposed(by: disposeBag)

    lines
      .asDriver(onErrorDriveWith: .empty())
      .drive(Binder(self) { owner, line in
        owner.title = line
      })
      .disposed(by: disposeBag)

    lines
      .bind(to: Binder(journal) { journal, line in
        journal.entries.append(line)
      })
      .disposed(by: disposeBag)

    lines
      .observe(on: MainScheduler.instance)
      .bind(to: Binder(header) { label, line in
        label.text = line
      })
      .disposed(by: disposeBag)
  }
}
