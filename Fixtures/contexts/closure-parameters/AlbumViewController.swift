// The parameter of an operator's closure has the type of the element.
import RxCocoa
import RxSwift
import UIKit

final class AlbumViewController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var artistLabel: UILabel!
  @IBOutlet private var coverView: UIImageView!
  private let viewModel = AlbumViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    viewModel.photos
      .bind(to: tableView.rx.items(cellIdentifier: "Photo", cellType: PhotoCell.self)) { _, model, cell in
        model.caption.bind(to: cell.caption.rx.text).disposed(by: cell.disposeBag)
        model.image.bind(to: cell.photo.rx.image).disposed(by: cell.disposeBag) // expect: main_thread error_handling
      }
      .disposed(by: disposeBag)

    viewModel.cover
      .flatMapLatest { $0.artist }
      .bind(to: artistLabel.rx.text)
      .disposed(by: disposeBag)

    viewModel.cover
      .flatMapLatest { model in model.picture }
      .bind(to: coverView.rx.image) // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }
}
