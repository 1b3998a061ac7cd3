// A view tells its delegate on main what happens to it; another object does so wherever it likes.
import CoreBluetooth
import Foundation
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UISearchBar {
  var cleared: Observable<String> {
    delegate.methodInvoked(#selector(UISearchBarDelegate.searchBarTextDidEndEditing(_:))).map { _ in "" }
  }
}

extension Reactive where Base: CBCentralManager {
  var found: Observable<String> {
    delegate.methodInvoked(#selector(CBCentralManagerDelegate.centralManagerDidUpdateState(_:))).map { _ in "found" }
  }
}

final class SensorLog {
  private let manager = CBCentralManager()
  private let disposeBag = DisposeBag()

  func write(to label: UILabel) {
    manager.rx.delegate.methodInvoked(#selector(CBCentralManagerDelegate.centralManagerDidUpdateState(_:)))
      .map { _ in "updated" }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}

final class SensorsViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let manager = CBCentralManager()
  private let query = UILabel()
  private let sensor = UILabel()
  private let result = UILabel()
  private let scrolled = UILabel()
  private let tableView = UITableView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.rx.cleared.bind(to: query.rx.text).disposed(by: disposeBag)
    manager.rx.found.bind(to: sensor.rx.text).disposed(by: disposeBag)
    tableView.rx.delegate.methodInvoked(#selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))
      .map { _ in "scrolled" }
      .bind(to: scrolled.rx.text)
      .disposed(by: disposeBag)
    // It goes on: the first error ends more than one answer.
    searchBar.rx.cleared
      .flatMapLatest { URLSession.shared.rx.json(url: URL(string: "https://example.com/\($0)")!) }
      .map { "\($0)" }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
      .bind(to: result.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
  }
}
