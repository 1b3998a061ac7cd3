import RxCocoa
import RxSwift
import UIKit

final class PaintViewController: UIViewController {
  private let label = UILabel()
  private let picker = Paint.Colours.Picker()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.names.bind(to: label.rx.text).disposed(by: disposeBag) // expect: error_handling
    picker.numbers.bind(to: label.rx.text).disposed(by: disposeBag)
    picker.taps.accept(())
  }
}
