import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Player {
  @Sent var title = ""
  @Sent var artist = ""
  @Sent var album = ""
  @Sent var lyrics = ""

  func play() {
    title = "Title"
    DispatchQueue.global().async { self.artist = "Artist" }
    album = "Album"
    $lyrics.onError(RxError.unknown)
  }

  func refresh(_ albums: Observable<String>) -> Disposable {
    albums.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).bind(to: $album)
  }
}

final class PlayerViewController: UIViewController {
  private let labels = [UILabel(), UILabel(), UILabel(), UILabel()]
  private let player = Player()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    player.$title.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    player.$artist.asDriver(onErrorDriveWith: .empty()).drive(labels[1].rx.text).disposed(by: disposeBag)
    player.$album.asDriver(onErrorDriveWith: .empty()).drive(labels[2].rx.text).disposed(by: disposeBag)
    player.$lyrics.asDriver(onErrorDriveWith: .empty()).drive(labels[3].rx.text).disposed(by: disposeBag)
    player.play()
    player.refresh(.just("Album")).disposed(by: disposeBag)
  }
}
