import Foundation
import RxCocoa
import RxSwift
import UIKit

// An operation does its work on the queue that it is added to, and calls its completion block anywhere.

final class Thumbnail: Operation, @unchecked Sendable {
  let done = PublishRelay<String>()
  override func main() { done.accept("small") }
}

final class Banner: Operation, @unchecked Sendable {
  let done = PublishRelay<String>()
  override func main() { done.accept("wide") }
}

final class Album {
  let finished = PublishRelay<String>()

  func finish() {
    let operation = BlockOperation {}
    operation.completionBlock = { [finished] in finished.accept("done") }
    OperationQueue.main.addOperation(operation)
  }
}

final class AlbumViewController: UIViewController {
  private let label = UILabel()
  private let album = Album()
  private let queue = OperationQueue()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let thumbnail = Thumbnail()
    let banner = Banner()
    thumbnail.done.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    banner.done.bind(to: label.rx.text).disposed(by: disposeBag)
    album.finished.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    queue.addOperation(thumbnail)
    OperationQueue.main.addOperation(banner)
    album.finish()
  }
}
