// What a chain sends at once, it sends where it is subscribed to: also into the relay that it is bound to.
import RxCocoa
import RxSwift
import UIKit

final class LedgerViewModel {
  let opened = BehaviorRelay(value: "")
  let booked = BehaviorRelay(value: "")
  let checked = BehaviorRelay(value: "")
  private let disposeBag = DisposeBag()

  func load() {
    Observable.just("opened").bind(to: opened).disposed(by: disposeBag)
    DispatchQueue.global().async {
      Observable.just("booked").map { $0 + "!" }.bind(to: self.booked).disposed(by: self.disposeBag)
      Observable.just("checked").observe(on: MainScheduler.instance).bind(to: self.checked)
        .disposed(by: self.disposeBag)
    }
  }
}

final class LedgerViewController: UIViewController {
  private let model = LedgerViewModel()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.opened.bind(to: label.rx.text).disposed(by: disposeBag)
    model.booked.bind(to: label.rx.text).disposed(by: disposeBag)  // expect: main_thread
    model.checked.bind(to: label.rx.text).disposed(by: disposeBag)
    model.load()
  }
}
