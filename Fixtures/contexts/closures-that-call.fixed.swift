// A closure uses user interface through what it calls, too.
import RxCocoa
import RxSwift
import UIKit

final class DetailView: UIView {
  private let label = UILabel()

  func configure(_ text: String) {
    label.text = text
  }
}

/// No view itself; what it does with one is user interface all the same.
final class Router {
  private let navigationController = UINavigationController()

  func show(_ text: String) {
    navigationController.pushViewController(UIViewController(), animated: true)
  }

  func remember(_ text: String) {}
}

extension UIViewController {
  func showAlert(_ message: String) {
    present(UIAlertController(title: nil, message: message, preferredStyle: .alert), animated: true)
  }
}

final class ReportViewController: UIViewController {
  private let label = UILabel()
  private let table = UITableView()
  private let detailView = DetailView()
  private let router = Router()
  private lazy var dataSource = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let report = load().asDriver(onErrorDriveWith: .empty())

    report
      .drive(onNext: { [weak self] text in self?.detailView.configure(text) })
      .disposed(by: disposeBag)
    report
      .drive(with: self) { owner, text in owner.router.show(text) }
      .disposed(by: disposeBag)
    report.asObservable()
      .bind(with: self) { owner, text in owner.router.remember(text) }
      .disposed(by: disposeBag)
    report
      .drive(onNext: { [weak self] text in self?.showAlert(text) })
      .disposed(by: disposeBag)
    report
      .drive(onNext: showAlert)
      .disposed(by: disposeBag)
    report
      .drive(onNext: { [weak self] text in
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems([text])
        self?.dataSource.apply(snapshot)
      })
      .disposed(by: disposeBag)
    report
      .drive(onNext: { text in DetailView().configure(text) })
      .disposed(by: disposeBag)
    // A library's extension of a view, called for its effect.
    report
      .drive(onNext: { [weak self] text in self?.table.makeToast(text) })
      .disposed(by: disposeBag)
  }

  private func load() -> Observable<String> {
    Observable.create { observer in
      observer.onError(CancellationError())
      return Disposables.create()
    }
  }
}
