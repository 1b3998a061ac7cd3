// A driver hops by itself: the hop that was written by hand goes.
import RxCocoa
import RxSwift
import UIKit

final class NamesViewController: UIViewController {
  private let tableView = UITableView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    names()
      .observe(on: MainScheduler.instance)
      .bind(to: tableView.rx.items(cellIdentifier: "Name")) { _, name, cell in // expect: error_handling
        cell.textLabel?.text = name
      }
      .disposed(by: disposeBag)
  }

  private func names() -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/names")!)
      .map { $0 as? [String] ?? [] }
  }
}
