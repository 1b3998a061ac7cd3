// Photos reports its progress on a queue of its own; a property of the same name elsewhere says nothing.
import Photos
import RxCocoa
import RxSwift
import UIKit

final class PhotoCell: UITableViewCell {
  private let progress = PublishRelay<Float>()
  private let bar = UIProgressView()
  private let disposeBag = DisposeBag()

  func load(_ asset: PHAsset) {
    let options = PHImageRequestOptions()
    options.progressHandler = { [progress] done, _, _, _ in progress.accept(Float(done)) }
    progress
      .bind(to: bar.rx.progress) // expect: main_thread
      .disposed(by: disposeBag)
    PHImageManager.default().requestImageData(for: asset, options: options) { _, _, _, _ in }
  }
}
