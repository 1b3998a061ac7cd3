// Some steps send something when the sequence above them ends: it comes where the end does, whatever thread the elements
// came on.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class CountdownViewController: UIViewController {
  private let button = UIButton()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let background = ConcurrentDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    let over = Observable<Int>.timer(.milliseconds(100), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    let overOnMain = Observable<Int>.timer(.milliseconds(100), scheduler: MainScheduler.instance)
    let taps = button.rx.tap.map { 1 }

    taps.take(until: over).reduce(0, accumulator: +).asDriver(onErrorDriveWith: .empty()).map { "\($0)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.take(until: overOnMain).reduce(0, accumulator: +).map { "\($0)" }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    taps.take(3).reduce(0, accumulator: +).map { "\($0)" }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    taps.take(until: over).takeLast(1).asDriver(onErrorDriveWith: .empty()).map { "\($0)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.take(until: over).map { "\($0)" }.ifEmpty(default: "none")
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.take(until: over).materialize().asDriver(onErrorDriveWith: .empty()).map { "\($0)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.take(until: over).map { "\($0)" }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // What comes next begins where the part before it ended.
    Observable.concat(taps.take(until: over).map { "\($0)" }, Observable.just("over"))
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Observable.concat(taps.take(until: overOnMain).map { "\($0)" }, Observable.just("over"))
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    taps.take(until: over).map { "\($0)" }.concat(Observable.just("over"))
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)

    // A time that is over.
    taps.take(for: .milliseconds(100), scheduler: background).toArray().asDriver(onErrorDriveWith: .empty()).map { "\($0.count)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.take(for: .milliseconds(100), scheduler: MainScheduler.instance).toArray().map { "\($0.count)" }.asObservable()
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    taps.map { "\($0)" }.timeout(.milliseconds(100), scheduler: background).catchAndReturn("late")
      .bind(to: label.rx.text) // expect: error_ends_stream main_thread
      .disposed(by: disposeBag)
    taps.map { "\($0)" }.timeout(.milliseconds(100), scheduler: MainScheduler.instance).catchAndReturn("late")
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    // The elements are moved to main, the error of what is above them is not.
    load().flatMap { Observable.just($0).observe(on: MainScheduler.instance) }.asDriver(onErrorJustReturn: "none")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    load().flatMap { Observable.just($0).observe(on: MainScheduler.instance) }.asDriver(onErrorJustReturn: "none")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    load().observe(on: MainScheduler.instance).flatMap { Observable.just($0) }.catchAndReturn("none")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    load().materialize().observe(on: MainScheduler.instance).dematerialize().catchAndReturn("none")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }

  private func load() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/countdown")!).map { "\($0)" }
  }
}
