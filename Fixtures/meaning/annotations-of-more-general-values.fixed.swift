import RxCocoa
import RxSwift
import UIKit

// A name that is declared with a type holds nothing less, also where the value that it is given is only seen as a
// superclass: a generic function that makes what its caller wants.

extension UIView {
  static func fromNib<View: UIView>() -> View { anyPanel() as! View }
}

class Panel: UIView {}

final class TidePanel: Panel {
  let level = BehaviorSubject(value: "low")
  let warnings = PublishSubject<String>()
}

func anyPanel() -> Panel { TidePanel(frame: .zero) }

final class TidePanelViewController: UIViewController {
  private let tides: TidePanel = .fromNib()
  private let others: TidePanel = TidePanel.fromNib()
  private let levelLabel = UILabel()
  private let otherLabel = UILabel()
  private let warningLabel = UILabel()
  private let sea = SerialDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    tides.level.bind(to: levelLabel.rx.text).disposed(by: disposeBag)
    others.level.bind(to: otherLabel.rx.text).disposed(by: disposeBag)
    others.warnings
      .asDriver(onErrorDriveWith: .empty())
      .drive(warningLabel.rx.text)
      .disposed(by: disposeBag)
    Observable.just("high").observe(on: sea)
      .subscribe(onNext: { [others] in others.warnings.onNext($0) })
      .disposed(by: disposeBag)
    let third: TidePanel = anyPanel() as! TidePanel
    third.level.bind(to: otherLabel.rx.text).disposed(by: disposeBag)
  }
}
