// Photos answers on main, unless it is asked to answer before it returns: then wherever it was asked.
import Photos
import RxCocoa
import RxSwift
import UIKit

final class AlbumModel {
  let waited = PublishRelay<Int>()
  let soon = PublishRelay<Int>()
  let later = PublishRelay<Int>()

  func read(_ asset: PHAsset) {
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    DispatchQueue.global().async { [weak self] in
      PHImageManager.default().requestImage(
        for: asset, targetSize: .zero, contentMode: .aspectFit, options: options
      ) { image, _ in
        self?.waited.accept(image == nil ? 0 : 1)
      }
    }
  }

  func readSoon(_ asset: PHAsset) {
    let options = PHImageRequestOptions()
    options.isSynchronous = false
    DispatchQueue.global().async { [weak self] in
      PHImageManager.default().requestImage(
        for: asset, targetSize: .zero, contentMode: .aspectFit, options: options
      ) { image, _ in
        self?.soon.accept(image == nil ? 0 : 1)
      }
    }
  }

  func readLater(_ asset: PHAsset) {
    DispatchQueue.global().async { [weak self] in
      PHImageManager.default().requestImage(
        for: asset, targetSize: .zero, contentMode: .aspectFit, options: nil
      ) { image, _ in
        self?.later.accept(image == nil ? 0 : 1)
      }
    }
  }
}

final class AlbumViewController: UIViewController {
  private let label = UILabel()
  private let note = UILabel()
  private let hint = UILabel()
  private let disposeBag = DisposeBag()
  private let model = AlbumModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.waited.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(label.rx.text).disposed(by: disposeBag)
    model.soon.map { "\($0)" }.bind(to: hint.rx.text).disposed(by: disposeBag)
    model.later.map { "\($0)" }.bind(to: note.rx.text).disposed(by: disposeBag)
  }
}
