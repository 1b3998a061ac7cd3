// A module before a name says which of several is meant: a type that is made, what its static members are, a function.
import Local
import Remote
import RxCocoa
import RxSwift
import UIKit

public final class TitlesViewController: UIViewController {
  private let label = UILabel()
  private let near = Local.Store()
  private let far = Remote.Store()
  private let disposeBag = DisposeBag()

  public override func viewDidLoad() {
    super.viewDidLoad()
    far.titles().asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    Remote.Store.shared.titles().asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    Remote.allTitles().asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)

    near.titles().bind(to: label.rx.text).disposed(by: disposeBag)
    Local.Store.shared.titles().bind(to: label.rx.text).disposed(by: disposeBag)
    Local.allTitles().bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
