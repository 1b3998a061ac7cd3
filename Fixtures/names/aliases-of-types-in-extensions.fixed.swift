import RxCocoa
import RxSwift
import UIKit

// An alias of a type that an extension nests is extended like that type itself.

typealias TideReader = Harbour.Reader
typealias GaugeReader = TideReader

extension TideReader {
  func tide() -> Observable<String> {
    Observable.create { observer in
      observer.onNext("high")
      observer.onError(Fault())
      return Disposables.create()
    }
  }
}

extension GaugeReader {
  func gauge() -> Observable<String> {
    tide().catchAndReturn("unknown")
  }
}

extension Harbour {
  final class Reader {}
}

enum Harbour {}

struct Fault: Error {}

final class HarbourViewController: UIViewController {
  private let tideLabel = UILabel()
  private let gaugeLabel = UILabel()
  private let reader: TideReader = TideReader()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    reader.tide()
      .asDriver(onErrorJustReturn: "")
      .drive(tideLabel.rx.text)
      .disposed(by: disposeBag)

    reader.gauge()
      .bind(to: gaugeLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
