// What a closure brings to the main queue itself is there.
import RxCocoa
import RxSwift
import UIKit

final class BadgeViewController: UIViewController {
  private let countLabel = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let tableView = UITableView()
  private let inbox = Inbox()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    inbox.unread.asObservable()
      .subscribe(onNext: { [weak self] count in
        DispatchQueue.main.async {
          self?.countLabel.text = "\(count)"
        }
      })
      .disposed(by: disposeBag)

    inbox.unread
      .drive(onNext: { [weak self] count in
        OperationQueue.main.addOperation {
          self?.countLabel.text = "\(count)"
          self?.spinner.stopAnimating()
        }
      })
      .disposed(by: disposeBag)

    inbox.unread.asObservable()
      .subscribe(onNext: { [weak self] _ in
        Task { @MainActor in
          self?.tableView.reloadData()
        }
      })
      .disposed(by: disposeBag)

    inbox.unread.asObservable()
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] count in
        self?.countLabel.text = "\(count)"
        DispatchQueue.main.async {
          self?.spinner.stopAnimating()
        }
      })
      .disposed(by: disposeBag)

    inbox.unread
      .drive(onNext: { [weak self] count in
        DispatchQueue.global().async {
          print(count)
        }
        self?.tableView.reloadData()
      })
      .disposed(by: disposeBag)
  }
}

final class Inbox {
  let unread = Observable<Int>.interval(.seconds(60), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)).asDriver(onErrorDriveWith: .empty())
}
