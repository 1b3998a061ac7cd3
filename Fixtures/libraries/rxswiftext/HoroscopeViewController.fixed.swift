// RxSwiftExt: some of its operators take the error away, some only put it off.
import RxCocoa
import RxSwift
import RxSwiftExt
import UIKit

final class HoroscopeViewController: UIViewController {
  @IBOutlet private var nextButton: UIButton!
  @IBOutlet private var a: UILabel!
  @IBOutlet private var b: UILabel!
  @IBOutlet private var c: UILabel!
  @IBOutlet private var d: UILabel!
  @IBOutlet private var e: UILabel!
  @IBOutlet private var f: UILabel!
  @IBOutlet private var g: UILabel!
  private let service = HoroscopeService()
  private let selected = BehaviorRelay<String?>(value: nil)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    service.text("aries")
      .catchErrorJustComplete()
      .bind(to: a.rx.text)
      .disposed(by: disposeBag)

    service.text("taurus")
      .retry(.exponentialDelayed(maxCount: 3, initial: 1, multiplier: 2))
      .asDriver(onErrorJustReturn: "")
      .drive(b.rx.text)
      .disposed(by: disposeBag)

    service.text("gemini")
      .ignoreErrors()
      .bind(to: c.rx.text)
      .disposed(by: disposeBag)

    service.text("cancer")
      .materialize()
      .elements()
      .bind(to: d.rx.text)
      .disposed(by: disposeBag)

    selected
      .unwrap()
      .bind(to: e.rx.text)
      .disposed(by: disposeBag)

    nextButton.rx.tap
      .mapTo("next")
      .bind(to: f.rx.text)
      .disposed(by: disposeBag)

    service.text("leo")
      .mapTo("loaded")
      .asDriver(onErrorJustReturn: "")
      .drive(g.rx.text)
      .disposed(by: disposeBag)
  }
}
