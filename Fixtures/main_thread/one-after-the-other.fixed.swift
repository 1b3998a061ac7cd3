import RxCocoa
import RxSwift
import UIKit

// What is concatenated is subscribed to where the sequence before it ends, and not where the whole is.

final class Toasts: UIViewController {
  private let label = UILabel()
  private let failures = PublishRelay<String>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
    showAtOnce()
    showElsewhere()
    fail()
  }

  func fail() { DispatchQueue.global().async { self.failures.accept("failed") } }

  func show() {
    failures.flatMap { text -> Observable<String?> in
      Observable.concat([
        .just(text).delay(.milliseconds(10), scheduler: MainScheduler.instance), .just(nil),
      ])
    }
    .bind(to: label.rx.text).disposed(by: bag)
    failures.flatMap { text -> Observable<String?> in
      Observable<String?>.just(text).delay(.milliseconds(10), scheduler: MainScheduler.instance).concat(Observable.just(nil))
    }
    .bind(to: label.rx.text).disposed(by: bag)
    failures.flatMap { text -> Observable<String?> in
      Observable.concat(
        Observable<String?>.just(text).observe(on: MainScheduler.instance), Observable.just(""), Observable.just(nil))
    }
    .bind(to: label.rx.text).disposed(by: bag)
  }

  // What comes at once comes where all is subscribed to, and so does what follows.
  func showAtOnce() {
    failures.flatMap { text -> Observable<String?> in
      Observable.concat([.just(text), Observable<String?>.just(nil).delay(.milliseconds(10), scheduler: MainScheduler.instance)])
    }
    .asDriver(onErrorDriveWith: .empty())
    .drive(label.rx.text).disposed(by: bag)
    failures.flatMap { text -> Observable<String?> in Observable.concat([.just(text), .just(nil)]) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text).disposed(by: bag)
    failures.flatMap { text -> Observable<String?> in Observable<String?>.empty().concat(Observable<String?>.just(text)) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text).disposed(by: bag)
  }

  // And where the one before ends elsewhere, there.
  func showElsewhere() {
    failures.flatMap { text -> Observable<String?> in
      Observable<String?>.just(text)
        .delay(.milliseconds(10), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
        .ignoreElements().asObservable().map { _ in nil }
        .concat(Observable.just(nil))
    }
    .asDriver(onErrorDriveWith: .empty())
    .drive(label.rx.text).disposed(by: bag)
  }
}
