// RxSwift 6. What a library's method shows is user interface where it is handed the view to show it from, and so is what
// updates a collection view of others.
import IGListKit
import PickerKit
import RxCocoa
import RxSwift
import UIKit

final class AlbumViewController: UIViewController {
  private let picks = PublishSubject<String>()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = picks.observe(on: queue)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in
      guard let this = self else { return }
      let sheet = PickerSheet()
      sheet.showLibrary(sender: this)
    })
    .disposed(by: disposeBag)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [button] _ in PickerSheet().present(from: button) })
      .disposed(by: disposeBag)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in self?.adapter.performUpdates(animated: true) })
      .disposed(by: disposeBag)
    // Nothing says that these are shown, or from where.
    late.subscribe(onNext: { PickerJournal().show(text: $0) }).disposed(by: disposeBag)
    late.subscribe(onNext: { [button] _ in PickerJournal().count(button) }).disposed(by: disposeBag)
  }
}
