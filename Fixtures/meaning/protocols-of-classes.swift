// A protocol whose `where` clause names a class has what that class has.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

class ScreenModel {
  let failures = PublishRelay<String>()
  let late = PublishRelay<String>()
}

protocol Searching: AnyObject where Self: ScreenModel {
  var found: PublishRelay<String> { get }
}

extension Searching {
  func search() {
    failures.accept("none")
    DispatchQueue.global().async { [late] in late.accept("some") }
    found.accept("all")
  }
}

final class FriendsModel: ScreenModel, Searching {
  let found = PublishRelay<String>()
}

final class FriendsSearchViewController: UIViewController {
  private let model = FriendsModel()
  private let found = UILabel()
  private let failed = UILabel()
  private let late = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.found.bind(to: found.rx.text).disposed(by: bag)
    model.failures.bind(to: failed.rx.text).disposed(by: bag)
    model.late.bind(to: late.rx.text).disposed(by: bag) // expect: main_thread
    model.search()
  }
}
