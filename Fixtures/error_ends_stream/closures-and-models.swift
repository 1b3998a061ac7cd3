// A closure on a view is a sink, of a `bind` as of a `subscribe`: an error that was caught above never gets there. A relay
// is none of this rule's business.
import RxCocoa
import RxSwift
import UIKit

final class ParkingViewController: UIViewController {
  @IBOutlet private var gate: UISwitch!
  @IBOutlet private var free: UILabel!
  private let places = BehaviorRelay<Int>(value: 0)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    gate.rx.isOn
      .flatMapLatest { Garage.places(open: $0).observe(on: MainScheduler.instance) }
      .catchAndReturn(0)
      .bind { [weak self] in // expect: error_ends_stream
        self?.free.text = "\($0)"
      }
      .disposed(by: disposeBag)

    gate.rx.isOn
      .flatMapLatest { Garage.places(open: $0).observe(on: MainScheduler.instance) }
      .catchAndReturn(0)
      .subscribe(onNext: { [weak self] in // expect: error_ends_stream
        self?.free.text = "\($0)"
      })
      .disposed(by: disposeBag)

    gate.rx.isOn
      .flatMapLatest { Garage.places(open: $0).observe(on: MainScheduler.instance) }
      .catchAndReturn(0)
      .bind(to: places)
      .disposed(by: disposeBag)
  }
}

enum Garage {
  static func places(open: Bool) -> Observable<Int> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/places?open=\(open)")!)
      .map { $0 as? Int ?? 0 }
  }
}
