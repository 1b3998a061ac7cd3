// RxSwift 6. `subscribe(weak:)` and its sisters of RxSwiftExt take a closure that is given the object and returns another,
// which is given the elements. What that one touches, elements reach.
import RxCocoa
import RxSwift
import RxSwiftExt
import UIKit

final class SignUpForm: UIView {
  let mail = UITextField()
  let hint = UILabel()
  private var chosen: [Int] = [] {
    didSet { hint.isHidden = chosen.count < 3 }
  }

  func choose(_ number: Int) { chosen.append(number) }
}

final class SignUpViewController: UIViewController {
  private let form = SignUpForm()
  private let choices = PublishSubject<Int>()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private var seen: [Int] = []
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = choices.observe(on: queue)
    late
      .subscribeNext(weak: self) { (screen) -> (Int) -> Void in  // expect: main_thread
        return { number in
          screen.form.hint.text = "\(number)"
        }
      }
      .disposed(by: disposeBag)
    late
      .subscribeNext(weak: self) { me in { number in me.form.choose(number) } }  // expect: main_thread
      .disposed(by: disposeBag)
    late
      .subscribe(weak: self, onNext: { object in { object.form.mail.text = "\($0)" } })  // expect: main_thread
      .disposed(by: disposeBag)
    late
      .subscribeNext(weak: self) { me in { number in me.seen.append(number) } }
      .disposed(by: disposeBag)
    choices.observe(on: MainScheduler.instance)
      .subscribeNext(weak: self) { me in { number in me.form.choose(number) } }
      .disposed(by: disposeBag)
    // Kept for later, by nobody that elements are given to.
    late
      .subscribe(onNext: { [form] number in
        let show = { form.hint.text = "\(number)" }
        _ = show
      })
      .disposed(by: disposeBag)
  }
}
