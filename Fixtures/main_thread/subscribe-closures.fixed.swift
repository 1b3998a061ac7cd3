// In a `subscribe` closure only the thread is asked for, and only where it writes to a UI element.
import RxCocoa
import RxSwift
import UIKit

final class AvatarViewController: UIViewController {
  @IBOutlet private var imageView: UIImageView!
  @IBOutlet private var nameLabel: UILabel!

  private var cache: [URL: Data] = [:]
  private let disposeBag = DisposeBag()

  func show(_ url: URL) {
    let download = URLSession.shared.rx.data(request: URLRequest(url: url))

    download
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] data in
        self?.imageView.image = UIImage(data: data)
      })
      .disposed(by: disposeBag)

    download
      .observe(on: MainScheduler.instance)
      .subscribe(
        onNext: { [weak self] data in
          self?.imageView.image = UIImage(data: data)
        },
        onError: { [weak self] error in
          self?.nameLabel.text = error.localizedDescription
        }
      )
      .disposed(by: disposeBag)

    download
      .subscribe(onNext: { data in
        print("downloaded", data.count)
      })
      .disposed(by: disposeBag)

    download
      .map { ByteCountFormatter.string(fromByteCount: Int64($0.count), countStyle: .file) }
      .observe(on: MainScheduler.instance)
      .subscribe(with: self, onNext: { owner, size in
        owner.nameLabel.text = size
      })
      .disposed(by: disposeBag)
  }
}
