// A property that another file sets is what that sets it to.
import RxCocoa
import RxSwift
import UIKit

final class TickerViewController: UIViewController {
  var headline: Observable<String>!
  var price: Observable<String> = .just("–")
  static var motto: Observable<String> = .just("Hold")
  private let headlineLabel = UILabel()
  private let priceLabel = UILabel()
  private let mottoLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    headline.bind(to: headlineLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    price.bind(to: priceLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    Self.motto.bind(to: mottoLabel.rx.text).disposed(by: disposeBag) // expect: error_handling
  }
}
