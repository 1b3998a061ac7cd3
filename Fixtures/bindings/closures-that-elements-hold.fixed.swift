// What is chosen says by its own closure what is done: the type that a control's event is asked for.
import RxCocoa
import RxSwift
import UIKit

struct Entry {
  let title: String
  var badge: String?
  let open: (UIViewController) -> Void
  var remember: (() -> Void)?
}

struct Choice {
  var title = ""
  var choose: ((String) -> Void)?
}

final class Page {
  func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) }
}

final class EntriesViewModel {
  private(set) var last = ""
  let entries = Observable.just([
    Entry(title: "Settings", open: { $0.present(UIViewController(), animated: true) }, remember: { print("seen") })
  ])

  func choices() -> [Choice] { [Choice(title: "One", choose: { [weak self] in self?.last = $0 })] }
}

final class EntriesViewController: UIViewController {
  @IBOutlet private var table: UITableView!
  @IBOutlet private var grid: UICollectionView!
  private let model = EntriesViewModel()
  private let worker = SerialDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rx.modelSelected(Entry.self).observe(on: worker)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [unowned self] entry in entry.open(self) })
      .disposed(by: disposeBag)
    table.rx.modelSelected(Entry.self).observe(on: worker)
      .subscribe(onNext: { entry in entry.remember?() })
      .disposed(by: disposeBag)
    grid.rx.modelSelected(Choice.self).observe(on: worker)
      .subscribe(onNext: { choice in choice.choose?(choice.title) })
      .disposed(by: disposeBag)
    grid.rx.modelDeselected(Page.self).observe(on: worker)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [unowned self] page in page.show(from: self) })
      .disposed(by: disposeBag)
  }
}
