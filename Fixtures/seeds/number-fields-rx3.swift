// A control runs nothing twice: two subscribers of it need no share.
import RxCocoa
import RxSwift
import UIKit

class NumbersViewController: UIViewController {
  @IBOutlet weak var number1: UITextField!
  @IBOutlet weak var number2: UITextField!
  @IBOutlet weak var label: UILabel!

  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    number1.rx.text
      .bind(to: label.rx.text)
      .addDisposableTo(disposeBag)

    number1.rx.text
      .bind(to: number2.rx.text)
      .addDisposableTo(disposeBag)
  }
}
