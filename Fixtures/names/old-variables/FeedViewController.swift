import RxCocoa
import RxSwift
import UIKit

class FeedViewController: UIViewController {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var titleLabel: UILabel!
  let viewModel = FeedViewModel()
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    viewModel.items.asObservable()
      .bindTo(tableView.rx.items(cellIdentifier: "Item")) { (_, item, cell) in // expect: main_thread
        cell.textLabel?.text = item
      }
      .addDisposableTo(disposeBag)

    viewModel.title.asObservable()
      .bindTo(titleLabel.rx.text)
      .addDisposableTo(disposeBag)

    viewModel.load()
  }
}
