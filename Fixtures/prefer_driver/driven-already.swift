// prefer_driver must be enabled. Nothing to say of what is a Driver or a Signal, nor where nothing was done by hand.
import RxCocoa
import RxSwift
import UIKit

final class AirportViewController: UIViewController {
  @IBOutlet private var field: UITextField!
  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var tapLabel: UILabel!
  @IBOutlet private var button: UIButton!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    field.rx.text.orEmpty.asDriver()
      .flatMapLatest { text in
        URLSession.shared.rx.json(url: URL(string: "https://example.com/airports/\(text)")!)
          .map { $0 as? [String] ?? [] }
          .asDriver(onErrorJustReturn: [])
      }
      .map { "\($0.count)" }
      .drive(countLabel.rx.text)
      .disposed(by: disposeBag)

    button.rx.tap.asSignal()
      .map { "tapped" }
      .emit(to: tapLabel.rx.text)
      .disposed(by: disposeBag)

    // Nor of what needs no help to have all three.
    field.rx.text.orEmpty.map { $0.uppercased() }.bind(to: tapLabel.rx.text).disposed(by: disposeBag)
  }
}
