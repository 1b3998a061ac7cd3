// Where code runs, by what it is part of: an actor, an asynchronous function, a delegate, a closure of one operator or
// another. What nothing in sight decides is not reported.
import Foundation
import RxCocoa
import RxSwift
import UIKit

actor Counter {
  let counted = PublishRelay<String>()

  func count() { counted.accept("1") }
}

final class Ledger: NSObject, URLSessionDelegate {
  let asynchronous = PublishRelay<String>()
  let isolated = PublishRelay<String>()
  let nested = PublishRelay<String>()
  let function = PublishRelay<String>()
  let detached = PublishRelay<String>()
  let session = PublishRelay<String>()
  let handed = PublishRelay<String>()
  let early = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  func reload() async {
    asynchronous.accept("")
    Task { @MainActor in
      isolated.accept("")
      Task { nested.accept("") }
    }
  }

  @MainActor func show() {
    function.accept("")
    Task.detached { [detached] in detached.accept("") }
  }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {
    self.session.accept("")
  }

  /// Runs what it is given on a queue of its own.
  private func onQueue(_ work: @escaping () -> Void) {
    DispatchQueue.global().async(execute: work)
  }

  /// Runs it at once, with whoever calls.
  private func atOnce(_ isReady: Bool, _ work: () -> Void) {
    guard isReady else { return }
    work()
  }

  func hand() {
    onQueue { self.handed.accept("") }
    atOnce(true) { self.early.accept("") }
  }
}

final class LedgerViewController: UIViewController {
  private let label = UILabel()
  private let ledger = Ledger()
  private let counter = Counter()
  private let disposeBag = DisposeBag()
  private let task = PublishRelay<String>()
  private let nonisolatedText = PublishRelay<String>()
  private let subscribed = PublishRelay<String>()
  private let disposed = PublishRelay<String>()
  private let passed = PublishRelay<String>()
  private let driven = PublishRelay<String>()
  private let created = PublishRelay<String>()
  private let alerted = PublishRelay<String>()

  override func viewDidLoad() {
    super.viewDidLoad()
    counter.counted.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    ledger.asynchronous.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    ledger.isolated.bind(to: label.rx.text).disposed(by: disposeBag)
    ledger.nested.bind(to: label.rx.text).disposed(by: disposeBag)
    ledger.function.bind(to: label.rx.text).disposed(by: disposeBag)
    ledger.detached.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    ledger.session.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    ledger.handed.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    ledger.early.bind(to: label.rx.text).disposed(by: disposeBag)
    task.bind(to: label.rx.text).disposed(by: disposeBag)
    nonisolatedText.bind(to: label.rx.text).disposed(by: disposeBag)
    subscribed.bind(to: label.rx.text).disposed(by: disposeBag)
    disposed.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    passed.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    driven.bind(to: label.rx.text).disposed(by: disposeBag)
    created.bind(to: label.rx.text).disposed(by: disposeBag)
    alerted.bind(to: label.rx.text).disposed(by: disposeBag)
    ledger.hand()

    // A Task of a view controller's is on the main actor with it.
    Task { task.accept("") }
    // What ends while it is being subscribed to is disposed where it was subscribed.
    let numbers = Observable<Int>.timer(
      .milliseconds(50), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    numbers
      .do(
        onNext: { [passed] _ in passed.accept("") }, onSubscribe: { [subscribed] in subscribed.accept("") },
        onDispose: { [disposed] in disposed.accept("") }
      )
      .subscribe()
      .disposed(by: disposeBag)
    numbers.asDriver(onErrorJustReturn: 1).do(onNext: { [driven] _ in driven.accept("") }).drive().disposed(by: disposeBag)
    Observable<Int>
      .create { [created] observer in
        created.accept("")
        observer.onCompleted()
        return Disposables.create()
      }
      .subscribe()
      .disposed(by: disposeBag)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [alerted] _ in alerted.accept("") })
    present(alert, animated: true)
  }

  nonisolated func log() { nonisolatedText.accept("") }
}
