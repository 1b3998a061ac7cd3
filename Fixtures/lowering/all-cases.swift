// What an enumeration lists with `allCases` is each of its cases: a chain that a case makes is followed from there.
import RxCocoa
import RxSwift
import UIKit

enum Shelf: String, CaseIterable {
  case new, sold

  func titles() -> Observable<[String]> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.org/\(rawValue)")!))
      .map { [rawValue, "\($0.count)"] }
  }
}

enum Corner: CaseIterable {
  case window, door

  var name: Observable<String> { .just("\(self)") }

  static var hidden: [Corner] { allCases.filter { $0 != .door } }
}

// One that lists itself lists what it says.
enum Rack: CaseIterable {
  case upper, lower

  static var allCases: [Rack] { [.upper] }

  var labels: Observable<String> { .just("\(self)") }
}

final class ShelvesViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let all = Observable.merge(Shelf.allCases.map { $0.titles() })
    all.map { $0.joined(separator: ", ") }
      .bind(to: first.rx.text) // expect: main_thread error_handling
      .disposed(by: bag)
    for shelf in Shelf.allCases {
      shelf.titles().map { $0.joined(separator: ", ") }
        .observe(on: MainScheduler.instance)
        .bind(to: second.rx.text) // expect: error_handling
        .disposed(by: bag)
    }

    Observable.merge(Corner.allCases.map(\.name)).bind(to: third.rx.text).disposed(by: bag)
    Observable.merge(Corner.hidden.map { $0.name }).bind(to: third.rx.text).disposed(by: bag)
    Rack.allCases.map { $0.labels }.forEach { $0.bind(to: third.rx.text).disposed(by: bag) }
  }
}
