import RxCocoa
import RxSwift
import UIKit

/// In an extension of a collection, a bare name can be the collection's own method.
extension Array where Element: UIButton {
  var taps: [Observable<Int>] {
    enumerated().map { index, button in button.rx.tap.map { index } }
  }

  func allTaps() -> Observable<Int> {
    Observable.merge(map { button in button.rx.tap.map { button.tag } })
  }

  func shownTaps() -> Observable<Int> {
    Observable.merge(compactMap { $0.isHidden ? nil : $0.rx.tap.map { 1 } })
  }
}

final class PadViewController: UIViewController {
  private let keys = [UIButton(), UIButton()]
  private let tapLabel = UILabel()
  private let allLabel = UILabel()
  private let shownLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.merge(keys.taps).map(String.init).bind(to: tapLabel.rx.text).disposed(by: disposeBag)
    keys.allTaps().map(String.init).bind(to: allLabel.rx.text).disposed(by: disposeBag)
    keys.shownTaps().map(String.init).bind(to: shownLabel.rx.text).disposed(by: disposeBag)
  }
}
