// Of what several modules declare by one name, what another module sees is what is public there, and of what several files
// declare, what is not private.
import Cellar
import Market
import RxCocoa
import RxSwift
import UIKit

public final class StallViewController: UIViewController {
  private let label = UILabel()
  private let prices = Prices()
  private let disposeBag = DisposeBag()

  public override func viewDidLoad() {
    super.viewDidLoad()
    prices.today().bind(to: label.rx.text).disposed(by: disposeBag)
    freshest().bind(to: label.rx.text).disposed(by: disposeBag)
    greeting().bind(to: label.rx.text).disposed(by: disposeBag)
    newest().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
    vintages().bind(to: label.rx.text).disposed(by: disposeBag)  // expect: error_handling main_thread
  }
}
