// What is concatenated is subscribed to where all before it has ended: after a relay, an interval or `never()`, which have
// no end, nobody hears of its error.
import RxCocoa
import RxSwift
import UIKit

enum ConcatError: Error { case late }

final class QueueViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let fifth = UILabel()
  private let sixth = UILabel()
  private let taps = PublishRelay<Void>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = Observable<String>.error(ConcatError.late)
    taps.map { "tapped" }.concat(late).bind(to: first.rx.text).disposed(by: bag)
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { "\($0)" }.concat(late)
      .bind(to: second.rx.text).disposed(by: bag)
    Observable.concat(.just("begin"), taps.map { "tapped" }, late).bind(to: third.rx.text).disposed(by: bag)

    // These end.
    taps.map { "tapped" }.take(2).concat(late)
      .asDriver(onErrorJustReturn: "")
      .drive(fourth.rx.text)
      .disposed(by: bag)
    Observable.concat(.just("begin"), late, taps.map { "tapped" })
      .bind(to: fifth.rx.text) // expect: error_handling
      .disposed(by: bag)
    taps.flatMap { Observable<String>.error(ConcatError.late) }.catchAndReturn("").concat(late)
      .asDriver(onErrorDriveWith: .empty())
      .drive(sixth.rx.text) // expect: error_ends_stream
      .disposed(by: bag)
  }
}
