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
    headline.asDriver(onErrorJustReturn: "").drive(headlineLabel.rx.text).disposed(by: disposeBag)
    price.asDriver(onErrorJustReturn: "").drive(priceLabel.rx.text).disposed(by: disposeBag)
    Self.motto.asDriver(onErrorJustReturn: "").drive(mottoLabel.rx.text).disposed(by: disposeBag)
  }
}
