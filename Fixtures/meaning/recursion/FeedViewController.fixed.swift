import RxCocoa
import RxSwift
import UIKit

final class FeedViewController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var countdownLabel: UILabel!
  @IBOutlet private var parityLabel: UILabel!
  private let feed = PagedFeed()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    feed.all()
      .asDriver(onErrorJustReturn: [])
      .drive(tableView.rx.items(cellIdentifier: "Item")) { _, item, cell in
        cell.textLabel?.text = item
      }
      .disposed(by: disposeBag)

    feed.countdown(from: 10)
      .map { "\($0)" }
      .bind(to: countdownLabel.rx.text)
      .disposed(by: disposeBag)

    feed.even(7)
      .bind(to: parityLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
