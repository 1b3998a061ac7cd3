import RealmSwift
import RxCocoa
import RxSwift
import UIKit

final class NotesViewController: UIViewController {
  private let countLabel = UILabel()
  private let newestLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let realm = try? Realm() else { return }
    let viewModel = NotesViewModel(realm: realm)
    viewModel.count.asDriver(onErrorDriveWith: .empty()).drive(countLabel.rx.text).disposed(by: disposeBag)
    viewModel.newest.drive(newestLabel.rx.text).disposed(by: disposeBag)
  }
}
