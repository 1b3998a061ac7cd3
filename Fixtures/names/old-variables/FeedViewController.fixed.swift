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

    viewModel.items.asDriver()
      .drive(tableView.rx.items(cellIdentifier: "Item")) { (_, item, cell) in
        cell.textLabel?.text = item
      }
      .addDisposableTo(disposeBag)

    viewModel.title.asObservable()
      .bindTo(titleLabel.rx.text)
      .addDisposableTo(disposeBag)

    viewModel.load()
  }
}
