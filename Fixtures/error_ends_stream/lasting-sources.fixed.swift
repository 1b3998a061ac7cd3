// What goes on can be lost: a timer, a relay, a scroll position, a notification.
import RxCocoa
import RxSwift
import UIKit

final class FeedViewController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var clock: UILabel!
  @IBOutlet private var page: UILabel!
  @IBOutlet private var chosen: UILabel!
  @IBOutlet private var fresh: UILabel!
  private let selection = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Observable<Int>.interval(.seconds(60), scheduler: MainScheduler.instance)
      .asDriver(onErrorDriveWith: .empty())
      .flatMapLatest { _ in Feed.request("time").asDriver(onErrorJustReturn: "") }
      .drive(clock.rx.text)
      .disposed(by: disposeBag)

    tableView.rx.contentOffset.asDriver()
      .map { Int($0.y / 1000) }
      .distinctUntilChanged()
      .flatMapLatest { Feed.request("page/\($0)").asDriver(onErrorJustReturn: "") }
      .drive(page.rx.text)
      .disposed(by: disposeBag)

    selection
      .asDriver(onErrorDriveWith: .empty())
      .flatMapLatest { Feed.request("item/\($0)").asDriver(onErrorJustReturn: "") }
      .drive(chosen.rx.text)
      .disposed(by: disposeBag)

    NotificationCenter.default.rx.notification(UIApplication.didBecomeActiveNotification)
      .asDriver(onErrorDriveWith: .empty())
      .flatMapLatest { _ in Feed.request("fresh").asDriver(onErrorJustReturn: "") }
      .drive(fresh.rx.text)
      .disposed(by: disposeBag)
  }

  @IBAction private func choose(_ sender: UIButton) {
    selection.accept(sender.tag)
  }
}

enum Feed {
  static func request(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(path)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
