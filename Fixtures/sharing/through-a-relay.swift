// What is written into a relay once is read from there as often as one likes.
import RxCocoa
import RxSwift
import UIKit

final class PhotosViewController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var emptyView: UIView!
  private let photos = BehaviorRelay<[String]>(value: [])
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    URLSession.shared.rx.json(url: URL(string: "https://example.com/photos")!)
      .map { $0 as? [String] ?? [] }
      .observe(on: MainScheduler.instance)
      .catchAndReturn([])
      .bind(to: photos)
      .disposed(by: disposeBag)

    photos
      .bind(to: tableView.rx.items(cellIdentifier: "Photo")) { _, photo, cell in
        cell.textLabel?.text = photo
      }
      .disposed(by: disposeBag)

    photos.map { "\($0.count)" }.bind(to: countLabel.rx.text).disposed(by: disposeBag)
    photos.map { !$0.isEmpty }.bind(to: emptyView.rx.isHidden).disposed(by: disposeBag)
  }
}
