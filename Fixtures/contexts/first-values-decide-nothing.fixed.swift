// What a relay begins with is the first of what it holds: it decides no branch.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

extension ObservableType where Element == Bool {
  func whenTrue<Result>(_ wanted: Observable<Result>, otherwise: Observable<Result> = .empty()) -> Observable<Result> {
    flatMapLatest { $0 ? wanted : otherwise }
  }
}

final class LessonModel {
  let isActive = BehaviorRelay(value: false)
  private let times = Observable<Int>.interval(
    .milliseconds(10), scheduler: ConcurrentDispatchQueueScheduler(qos: .background))

  var lateText: Observable<String> { isActive.whenTrue(times.map { "\($0)" }) }
  var neverText: Observable<String> { Observable.just(false).whenTrue(times.map { "\($0)" }) }
}

final class LessonViewController: UIViewController {
  private let model = LessonModel()
  private let late = UILabel()
  private let never = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.lateText.asDriver(onErrorDriveWith: .empty()).drive(late.rx.text).disposed(by: bag)
    model.neverText.bind(to: never.rx.text).disposed(by: bag)
    model.isActive.accept(true)
  }
}
