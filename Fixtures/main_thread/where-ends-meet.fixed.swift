// Where a stream ends that is made of others: with the last of them, with its error, or where another one begins.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class DepartureViewController: UIViewController {
  private let button = UIButton()
  private let field = UITextField()
  private let label = UILabel()
  private let background = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let closed = PublishRelay<Void>()
  private let opened = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let main = MainScheduler.instance
    let over = Observable<Int>.timer(.milliseconds(100), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    let taps = button.rx.tap.map { "tap" }

    // A flattened stream is over when the outer one is, and the last inner one.
    taps.take(until: over).flatMapLatest { Observable.just($0) }.ifEmpty(default: "none")
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.take(1).flatMapLatest { [field] _ in field.rx.text.orEmpty.take(until: over) }.toArray().asDriver(onErrorDriveWith: .empty()).map { "\($0.count)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.take(1).flatMapLatest { Observable.just($0) }.toArray().map { "\($0.count)" }.asObservable()
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // Of several that are joined, the last one is the end, and one that never ends has none.
    Observable.merge(taps.take(until: over), .never()).debounce(.milliseconds(5), scheduler: main)
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    Observable.combineLatest(taps.take(until: over), opened) { text, _ in text }.ifEmpty(default: "none")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // What a relay sends can be the end.
    taps.take(until: closed).ifEmpty(default: "closed")
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.take(until: opened).ifEmpty(default: "opened")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    closed.take(1).ignoreElements().asCompletable().andThen(Observable.just("closed"))
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    opened.take(1).ignoreElements().asCompletable().andThen(Observable.just("opened"))
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // An end that becomes an error, and an error that becomes an end.
    taps.take(until: over).single().catchAndReturn("not one")
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    load().flatMap { Observable.just($0).observe(on: main) }.catch { _ in Observable.empty() }.ifEmpty(default: "none")
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    load().observe(on: main).catch { _ in Observable.empty() }.ifEmpty(default: "none")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // What is over at once is over where it is subscribed to.
    Observable<String>.empty().subscribe(on: background).ifEmpty(default: "none")
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Observable<String>.deferred { Observable.empty() }.subscribe(on: background).ifEmpty(default: "none")
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Observable<String>.error(RxError.unknown).subscribe(on: background).catchAndReturn("failed")
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    Observable<String>.empty().subscribe(on: main).ifEmpty(default: "none")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    taps.take(until: over).concat(Observable<String>.empty()).ifEmpty(default: "none")
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.take(1).concat(Observable<String>.empty()).ifEmpty(default: "none")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // An error is not delayed, an end is.
    load().delay(.milliseconds(10), scheduler: main).asDriver(onErrorJustReturn: "failed")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.take(until: over).delay(.milliseconds(10), scheduler: main).ifEmpty(default: "none")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    taps.sample(over).map { $0 }.ifEmpty(default: "none")
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }

  @objc private func leave() {
    DispatchQueue.global().async { [closed] in closed.accept(()) }
    opened.accept(())
  }

  private func load() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/departure")!).map { "\($0)" }
  }
}
