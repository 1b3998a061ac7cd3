// Which streams an error takes away: those that would have gone on, and that nothing starts again.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class OrderViewController: UIViewController {
  private let button = UIButton()
  private let field = UITextField()
  private let label = UILabel()
  private let changed = PublishRelay<Int>()
  private let closed = PublishRelay<Void>()
  private let answered = PublishSubject<String>()
  private var isOpen = true
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = button.rx.tap.map { 1 }
    let name = field.rx.text.orEmpty.asDriver()

    // One of several that are joined, or a step of the stream itself.
    Observable.merge(taps.map { "\($0)" }, load().catchAndReturn("")).asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Observable.combineLatest(taps, load()) { "\($0)\($1)" }.catchAndReturn("")
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    taps.withLatestFrom(load().catchAndReturn("")).asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.map { [unowned self] in try check($0) }.catchAndReturn("")
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    Observable.zip(load(), load()) { $0 + $1 }.catchAndReturn("")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    Observable.zip(taps, changed) { [unowned self] in try check($0 + $1) }.catchAndReturn("")
      .bind(to: label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)

    // Caught inside, but the stream that ends is never begun again.
    taps.take(1).asDriver(onErrorDriveWith: .empty()).flatMapLatest { [unowned self] _ in changed.asDriver(onErrorDriveWith: .empty()).flatMapLatest { _ in self.load().asDriver(onErrorJustReturn: "") } }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.flatMapLatest { [unowned self] _ in changed.flatMapLatest { _ in self.load() }.catchAndReturn("") }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    taps.take(until: closed)
      .flatMapLatest { [unowned self] _ in changed.flatMapLatest { _ in self.load() }.catchAndReturn("") }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // A Driver has the ends of all that it is made of.
    let answers = taps.flatMapLatest { [unowned self] _ in load() }.asDriver(onErrorJustReturn: "")
    Driver.combineLatest(name, answers) { $0 + $1 }
      .drive(label.rx.text) // expect: error_ends_stream
      .disposed(by: disposeBag)
    name.flatMapLatest { [unowned self] _ in
      changed.flatMapLatest { _ in self.load() }.asDriver(onErrorJustReturn: "")
    }
    .drive(label.rx.text)
    .disposed(by: disposeBag)
    Driver.just(1).flatMapLatest { [unowned self] _ in
      changed.flatMapLatest { _ in self.load() }.asDriver(onErrorJustReturn: "")
    }
    .drive(label.rx.text) // expect: error_ends_stream
    .disposed(by: disposeBag)

    Driver.merge(name, load().flatMapLatest { _ in taps.map { "\($0)" } }.asDriver(onErrorJustReturn: ""))
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    load().catch { _ in taps.map { "\($0)" } }.asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.map { "\($0)" }.take(until: closed).asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.map { "\($0)" }.take(until: load().catchAndReturn(""))
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // What comes too late, or only once, loses nothing in sight.
    load().flatMapLatest { _ in taps.map { "\($0)" } }.catchAndReturn("")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    load().catch { [unowned self] _ in changed.flatMapLatest { _ in self.load() }.catchAndReturn("") }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    taps.flatMapLatest { [unowned self] _ in load() }.toArray().map { "\($0.count)" }.catchAndReturn("").asObservable()
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    load().buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).map { "\($0.count)" }
      .catchAndReturn("")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    (isOpen ? load().catch { _ in taps.map { "\($0)" } } : Observable.just("closed"))
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // A subject is over with the error that is bound into it, also where it is one of several.
    taps.flatMapLatest { [unowned self] _ in load().catch { _ in .empty() } }.bind(to: answered).disposed(by: disposeBag)
    Observable.merge(taps.map { "\($0)" }, answered.catchAndReturn(""))
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    Observable.merge(taps.map { "\($0)" }, answered)
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)

    // Another error comes instead: nothing is caught.
    taps.flatMapLatest { [unowned self] _ in load().catchAndReturn("") }.catch { _ in Observable.error(RxError.timeout) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    taps.flatMapLatest { [unowned self] _ in load().catchAndReturn("") }.catch { _ in Observable.error(RxError.timeout) }.asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }

  @objc private func change() {
    changed.accept(1)
  }

  private func check(_ number: Int) throws -> String {
    if number > 0 { throw RxError.argumentOutOfRange }
    return "\(number)"
  }

  private func load() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/order")!)
      .map { "\($0)" }
      .observe(on: MainScheduler.instance)
  }
}
