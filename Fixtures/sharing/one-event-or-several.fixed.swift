// A closure of `flatMap` runs a name once for each element. Two that answer one event run it twice; two that answer
// different events run it once each, and so do a subscription and an event.
import RxCocoa
import RxSwift
import UIKit

final class StationsViewController: UIViewController {
  private let reload = UIButton()
  private let rename = UIButton()
  private let stations = UILabel()
  private let favourite = UILabel()
  private let count = UILabel()
  private let selected = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    answerTwoEvents()
    answerOneEvent()
    answerOneEventBehindOthers()
    answerSubscriptions()
  }

  private func answerTwoEvents() {
    let list = load()
    reload.rx.tap
      .do(onNext: { [stations] in stations.isHidden = true })
      .flatMapLatest { list }
      .bind(to: stations.rx.text)
      .disposed(by: disposeBag)
    rename.rx.tap
      .flatMapLatest { list }
      .bind(to: favourite.rx.text)
      .disposed(by: disposeBag)
    list
      .bind(to: count.rx.text)
      .disposed(by: disposeBag)
  }

  private func answerOneEvent() {
    let list = load()
    let taps = reload.rx.tap.asObservable()
    taps
      .do(onNext: { [stations] in stations.isHidden = true })
      .flatMapLatest { list }
      .bind(to: stations.rx.text)
      .disposed(by: disposeBag)
    taps
      .flatMapLatest { list }
      .bind(to: favourite.rx.text) // expect: sharing
      .disposed(by: disposeBag)
  }

  /// What else a chain answers, and what it goes through, makes it answer no less.
  private func answerOneEventBehindOthers() {
    let list = load()
    Observable.merge(selected.map { _ in }, reload.rx.tap.asObservable())
      .flatMapLatest { list }
      .bind(to: stations.rx.text)
      .disposed(by: disposeBag)
    selected
      .filter { $0 > 0 }
      .withLatestFrom(rename.rx.tap) { index, _ in index }
      .flatMap { _ in list.take(1) }
      .bind(to: favourite.rx.text) // expect: sharing
      .disposed(by: disposeBag)
    rename.rx.tap
      .flatMap { list }
      .bind(to: count.rx.text)
      .disposed(by: disposeBag)
  }

  /// A source that sends its elements as soon as it is subscribed to is no event of its own.
  private func answerSubscriptions() {
    let list = load().asDriver(onErrorDriveWith: .empty())
    Observable.just(1)
      .flatMap { _ in list.asObservable() }
      .bind(to: stations.rx.text)
      .disposed(by: disposeBag)
    list
      .drive(favourite.rx.text)
      .disposed(by: disposeBag)
  }

  private func load() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/stations")!)
      .map { "\($0)" }
      .catchAndReturn("")
      .observe(on: MainScheduler.instance)
  }
}
