// RxAlamofire for RxSwift 2: its answers come on main by Alamofire's default, and can fail. What converts to a Driver has
// what a Driver has.
import Alamofire
import RxAlamofire
import RxCocoa
import RxSwift
import UIKit

class WaitingIndicator: DriverConvertibleType {
  typealias E = Bool

  private let count = Variable(0)
  private let isWaiting: Driver<Bool>

  init() { isWaiting = count.asDriver().map { $0 > 0 }.distinctUntilChanged() }

  func begin() { count.value += 1 }

  func asDriver() -> Driver<E> { return isWaiting }
}

class PointsViewController: UIViewController {
  let label = UILabel()
  let spinner = UIActivityIndicatorView()
  let waiting = WaitingIndicator()
  let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Alamofire.request(.GET, "https://example.org/points").rx_responseJSON()
      .map { String($0.1) }
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx_text)
      .addDisposableTo(bag)
    Alamofire.request(.GET, "https://example.org/points").rx_responseString()
      .map { $0.1 }
      .catchErrorJustReturn("")
      .bindTo(label.rx_text)
      .addDisposableTo(bag)
    NSURLSession.sharedSession().rx_data(NSURLRequest()).subscribeNext { _ in self.waiting.begin() }.addDisposableTo(bag)
    waiting.asObservable().bindTo(spinner.rx_animating).addDisposableTo(bag)
    waiting.asDriver().drive(spinner.rx_animating).addDisposableTo(bag)
  }
}
