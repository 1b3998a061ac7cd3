// A store tells its subscribers of a state where an action is dispatched.
import ReSwift
import RxCocoa
import RxSwift
import UIKit

struct TideSet: Action {
  let name: String
}

struct TideState {
  var name = ""
}

let tides = Store<TideState>(reducer: { _, state in state ?? TideState() }, state: nil)

final class TideModel: StoreSubscriber {
  let names = PublishRelay<String>()

  func newState(state: TideState) { names.accept(state.name) }
}

final class TideViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var button: UIButton!
  private let model = TideModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    tides.subscribe(model)
    model.names
      .subscribe(onNext: { [weak self] name in self?.nameLabel.text = name }) // expect: main_thread
      .disposed(by: disposeBag)
    button.rx.tap
      .subscribe(onNext: { tides.dispatch(TideSet(name: "low")) })
      .disposed(by: disposeBag)
    DispatchQueue.global().async { tides.dispatch(TideSet(name: "high")) }
  }
}
