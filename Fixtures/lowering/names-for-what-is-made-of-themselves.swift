import RxCocoa
import RxSwift
import UIKit

// A name that stands for what is made of itself leads nowhere, whatever its elements are switched over.

enum Stage {
  case started
  case ended
}

final class StageViewController: UIViewController {
  private let label = UILabel()
  private lazy var stages: Observable<Stage> = stages.filter { $0 == .started }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    stages
      .subscribe(onNext: { [label] stage in
        switch stage {
        case .started: label.text = "started"
        case .ended: print("ended")
        }
      })
      .disposed(by: disposeBag)
  }
}
