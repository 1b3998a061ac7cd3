// Whoever shows the end that an error brings is told of none once the stream goes on: no fix does that unasked.
import RxCocoa
import RxSwift
import UIKit

final class RadioViewController: UIViewController {
  private let tune = UIButton()
  private let station = UILabel()
  private let state = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    tune.rx.tap
      .flatMapLatest { Airwaves.station() }
      .asDriver(onErrorJustReturn: "")
      .drive(  // expect: error_ends_stream
        onNext: { [station] in station.text = $0 }, onCompleted: { [state] in state.text = "Off the air" }
      )
      .disposed(by: disposeBag)

    tune.rx.tap
      .flatMapLatest { Airwaves.station() }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
      .do(onCompleted: { [state] in state.text = "Off the air" })  // expect: error_ends_stream
      .map { $0.uppercased() }
      .bind(to: station.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
  }
}

enum Airwaves {
  static func station() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/station")!).map { "\($0)" }
  }
}
