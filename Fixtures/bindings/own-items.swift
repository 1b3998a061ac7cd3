// A function of sequences that an extension of `Reactive` adds is a sink as `rx.items` is; `Reactive<X>` is the `rx` of
// an X, wherever it is made.
import Foundation
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UITableView {
  func rows<Source: ObservableType>(_ source: Source) -> Disposable where Source.Element == [String] {
    items(cellIdentifier: "Row")(source)({ _, text, cell in cell.textLabel?.text = text })
  }
}

extension UIControl {
  var touches: Reactive<UIControl> { Reactive<UIControl>(self) }
}

extension Reactive where Base: UIControl {
  var pressed: Observable<Void> { controlEvent(.touchDown).map { _ in } }
}

final class RowsViewController: UIViewController {
  private let tableView = UITableView()
  private let button = UIButton()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    load().bind(to: tableView.rx.rows).disposed(by: bag) // expect: main_thread error_handling
    load().observe(on: MainScheduler.instance).catchAndReturn([]).bind(to: tableView.rx.rows).disposed(by: bag)
    button.touches.pressed.map { "pressed" }.bind(to: label.rx.text).disposed(by: bag)
  }

  private func load() -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/rows")!).map { ["\($0)"] }
  }
}
