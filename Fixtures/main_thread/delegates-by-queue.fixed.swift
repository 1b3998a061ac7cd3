// A session calls its delegate on the queue that it was made with, and on one of its own without.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class MainDownloads: NSObject, URLSessionDataDelegate {
  let received = PublishRelay<Int>()
  private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    received.accept(data.count)
  }
}

final class OtherDownloads: NSObject, URLSessionDataDelegate {
  let received = PublishRelay<Int>()
  private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    received.accept(data.count)
  }
}

final class DownloadsViewController: UIViewController {
  private let first = MainDownloads()
  private let second = OtherDownloads()
  private let one = UILabel()
  private let other = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    first.received.map { "\($0)" }.bind(to: one.rx.text).disposed(by: bag)
    second.received.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(other.rx.text).disposed(by: bag)
  }
}
