// On something that is not in sight, a word that converts is taken for an operator, a word that asks for a request.
import Players
import RxCocoa
import RxSwift
import UIKit

final class PlayerViewController: UIViewController {
  var player: Player!
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    player.title.filterEmpty().bind(to: label.rx.text).disposed(by: disposeBag)
    player.title.asTitle().bind(to: label.rx.text).disposed(by: disposeBag)
    player.title.debug().bind(to: label.rx.text).disposed(by: disposeBag)
    player.fetchTitle().filterTrash().bind(to: label.rx.text).disposed(by: disposeBag)
    player.fetchTitle().map { $0 } // a request, whatever is done with its answer
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    player.title(of: 1).bind(to: label.rx.text).disposed(by: disposeBag)  // not decided: it does not say that it asks
    player.title.bind(onNext: { [label] title in label.text = title }).disposed(by: disposeBag)
    player.makeLabel().rx.text.orEmpty.map { $0.uppercased() }.bind(to: label.rx.text).disposed(by: disposeBag)
    Observable.just("a").bind(to: player.makeLabel().rx.text).disposed(by: disposeBag)
    player.fetchTitle()
      .asDriver(onErrorJustReturn: "")
      .drive(player.makeLabel().rx.text)
      .disposed(by: disposeBag)
  }
}
