// An error ends a stream only where it would have gone on: taps, relays and notifications do, single answers do not.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol Session {
  var logins: PublishRelay<Int> { get }
  var logouts: PublishSubject<Int> { get }
  var name: Driver<Int> { get }
  var changes: ControlEvent<Int> { get }
  var answer: Single<Int> { get }
}

final class SessionViewController: UIViewController {
  private let label = UILabel()
  private let slider = UISlider()
  private let relay = PublishRelay<Int>()
  private let latest = BehaviorRelay(value: 0)
  private let replayed = ReplaySubject<Int>.create(bufferSize: 1)
  private let subject = BehaviorSubject(value: 0)
  private let disposeBag = DisposeBag()
  private let session: Session

  init(session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let main = MainScheduler.instance
    slider.rx.value.map { Int($0) }.bind(to: latest).disposed(by: disposeBag)
    slider.rx.value.map { Int($0) }.bind(to: subject).disposed(by: disposeBag)

    load(for: relay.asObservable()).bind(to: label.rx.text).disposed(by: disposeBag)
    relay.asDriver(onErrorDriveWith: .empty()).flatMapLatest { Answers.load($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    latest.asDriver().flatMapLatest { Answers.load($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    replayed.asDriver(onErrorDriveWith: .empty()).flatMapLatest { Answers.load($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    subject.asDriver(onErrorDriveWith: .empty()).flatMapLatest { Answers.load($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)

    // Of these only the type is in sight.
    session.logins.asDriver(onErrorDriveWith: .empty()).flatMapLatest { Answers.load($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    session.logouts.asDriver(onErrorDriveWith: .empty()).flatMapLatest { Answers.load($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    session.name.flatMapLatest { Answers.load($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    session.changes.asDriver().flatMapLatest { Answers.load($0).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    session.answer.flatMap { Answers.load($0).asSingle() }.observe(on: main).catchAndReturn("").asObservable()
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)

    // What the system sends.
    rx.methodInvoked(#selector(viewDidAppear(_:))).asDriver(onErrorDriveWith: .empty()).flatMapLatest { _ in Answers.load(1).asDriver(onErrorJustReturn: "") }
      
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    NotificationCenter.default.rx.notification(UIApplication.didBecomeActiveNotification)
      .asDriver(onErrorDriveWith: .empty())
      .flatMapLatest { _ in Answers.load(1).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    label.rx.observe(String.self, "text").asDriver(onErrorDriveWith: .empty()).flatMapLatest { _ in Answers.load(1).asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)

    // Timers go on, unless they fire once.
    Observable<Int>.interval(.seconds(60), scheduler: main).asDriver(onErrorDriveWith: .empty()).flatMapLatest { Answers.load($0).asDriver(onErrorJustReturn: "") }
      
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Observable<Int>.timer(.seconds(1), period: .seconds(60), scheduler: main).asDriver(onErrorDriveWith: .empty()).flatMapLatest { Answers.load($0).asDriver(onErrorJustReturn: "") }
      
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Observable<Int>.timer(.seconds(1), scheduler: main).flatMapLatest { Answers.load($0) }
      .observe(on: main).catchAndReturn("")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    Observable.of(1, 2).flatMapLatest { Answers.load($0) }.observe(on: main).catchAndReturn("")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    slider.rx.value.take(1).flatMapLatest { Answers.load(Int($0)) }.observe(on: main).catchAndReturn("")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    Driver.just(1).asObservable().flatMapLatest { Answers.load($0) }.observe(on: main).catchAndReturn("")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }

  private func load(for numbers: Observable<Int>) -> Observable<String> {
    numbers.flatMapLatest { Answers.load($0).catchAndReturn("") }.observe(on: MainScheduler.instance).catchAndReturn("")
  }
}

enum Answers {
  static func load(_ number: Int) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/answers/\(number)")!).map { "\($0)" }
  }
}
