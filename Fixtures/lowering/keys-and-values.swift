// A dictionary of sequences gone through by key and value: each value is followed from where it was put in.
import RxCocoa
import RxSwift
import UIKit

final class ColumnsViewController: UIViewController {
  private let names = UILabel()
  private let prices = UILabel()
  private let bag = DisposeBag()

  private func load(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.org/\(path)")!)).map { "\($0.count)" }
  }

  private func label(_ key: String) -> UILabel { key == "names" ? names : prices }

  override func viewDidLoad() {
    super.viewDidLoad()
    let columns = ["names": load("names"), "prices": load("prices")]
    for (key, column) in columns {
      column.bind(to: label(key).rx.text).disposed(by: bag) // expect: main_thread error_handling
    }
    columns.forEach { key, column in
      column.catchAndReturn(key).bind(to: label(key).rx.text).disposed(by: bag) // expect: main_thread
    }
    let titled = columns.map { key, column in column.map { "\(key): \($0)" } }
    Observable.merge(titled)
      .observe(on: MainScheduler.instance)
      .bind(to: names.rx.text) // expect: error_handling
      .disposed(by: bag)

    let fixed: [String: Observable<String>] = ["names": .just("Name"), "prices": .just("Price")]
    for (key, column) in fixed { column.bind(to: label(key).rx.text).disposed(by: bag) }
    fixed.forEach { key, column in column.bind(to: label(key).rx.text).disposed(by: bag) }
    Observable.merge(fixed.map { key, column in column.map { key + $0 } }).bind(to: names.rx.text).disposed(by: bag)
  }
}
