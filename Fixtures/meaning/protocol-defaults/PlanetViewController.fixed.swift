import RxCocoa
import RxSwift
import UIKit

final class PlanetViewController: UIViewController {
  private let planet = Planet(id: "mars")
  private let comet = Comet(id: "halley")
  private let summary = UILabel()
  private let details = UILabel()
  private let tail = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    planet.summary.bind(to: summary.rx.text).disposed(by: disposeBag)
    planet.details().asDriver(onErrorJustReturn: "").drive(details.rx.text).disposed(by: disposeBag)
    comet.details().bind(to: tail.rx.text).disposed(by: disposeBag)
  }
}
