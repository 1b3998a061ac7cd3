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
      .bind(to: Binder(header) { label, line in // expect: main_thread
        label.text = line
      })
      .disposed(by: disposeBag)

    lines
      .bind(to: Binder(self) { owner, line in // expect: main_thread
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
