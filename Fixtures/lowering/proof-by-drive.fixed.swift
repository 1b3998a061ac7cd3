// Only a Driver can be driven: whatever is not in sight, it compiles.
import Models
import RxCocoa
import RxSwift
import UIKit

final class MailViewController: UIViewController {
  private let label = UILabel()
  private let count = UILabel()
  private let disposeBag = DisposeBag()
  var library: MailLibrary!

  override func viewDidLoad() {
    super.viewDidLoad()
    library.fetchSubjects(in: "inbox").delay(.milliseconds(50))
      .drive(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: disposeBag)

    library.fetchCounts(in: "inbox")
      .asDriver(onErrorJustReturn: "")
      .drive(count.rx.text)
      .disposed(by: disposeBag)
  }
}
