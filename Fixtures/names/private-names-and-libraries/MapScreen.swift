// A private type of another file is not the library's type of that name.
import Maps
import RxCocoa
import RxSwift
import UIKit

final class MapViewController: UIViewController {
  private let label = UILabel()
  private let compass = Compass()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    compass.heading.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
