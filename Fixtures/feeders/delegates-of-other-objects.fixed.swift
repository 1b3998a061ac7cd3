import Foundation
import RxCocoa
import RxSwift
import UIKit

// A delegate is called on the queue that was given with it, whoever made what calls it.

final class Upload: NSObject, URLSessionDataDelegate {
  let bytes = PublishRelay<Data>()
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { bytes.accept(data) }
}

final class Download: NSObject, URLSessionDataDelegate {
  let bytes = PublishRelay<Data>()
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { bytes.accept(data) }
}

final class Backup {
  let upload = Upload()
  let download = Download()
  private lazy var up = URLSession(configuration: .default, delegate: upload, delegateQueue: .main)

  func start() {
    up.dataTask(with: URL(string: "https://backup.example")!).resume()
    let down = URLSession(configuration: .default, delegate: download, delegateQueue: OperationQueue())
    down.dataTask(with: URL(string: "https://backup.example")!).resume()
  }
}

final class BackupViewController: UIViewController {
  private let label = UILabel()
  private let backup = Backup()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    backup.upload.bytes.map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    backup.download.bytes.asDriver(onErrorDriveWith: .empty()).map { "\($0.count)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    backup.start()
  }
}
