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
    planet.details().bind(to: details.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    comet.details().bind(to: tail.rx.text).disposed(by: disposeBag)
  }
}
