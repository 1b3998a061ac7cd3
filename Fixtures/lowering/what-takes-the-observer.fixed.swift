// The observer of `create` is handed to functions and kept in properties: what is sent there, is sent into the sequence.
import RxCocoa
import RxSwift
import UIKit

final class Scanner {
  private let queue = DispatchQueue(label: "scanner")
  private var kept: AnyObserver<String>?
  private var waiting: AnyObserver<String>?

  func codes() -> Observable<String> {
    Observable.create { observer in
      self.kept = observer
      return Disposables.create()
    }
  }

  func scan() { queue.async { self.kept?.onNext("code") } }

  func titles() -> Observable<String> {
    Observable.create { observer in
      self.waiting = observer
      return Disposables.create { self.waiting = nil }
    }
  }

  func rename() { DispatchQueue.main.async { self.waiting?.onNext("title") } }
}

final class Archive {
  private let queue = DispatchQueue(label: "archive")

  // A method, a free function, a static one; two of them one after the other.
  func names() -> Observable<String> {
    Observable.create { observer in
      self.deliver(["a"], to: observer)
      return Disposables.create()
    }
  }

  private func deliver(_ names: [String], to observer: AnyObserver<String>) {
    queue.async { names.forEach(observer.onNext) }
  }

  func pages() -> Observable<String> {
    Observable.create { subscriber in
      DispatchQueue.main.async { self.open("page", for: subscriber) }
      return Disposables.create()
    }
  }

  private func open(_ page: String, for subscriber: AnyObserver<String>) { pass(page, to: subscriber) }

  // The same function, entered on two threads.
  func chapters() -> Observable<String> {
    Observable.create { subscriber in
      self.queue.async { pass("chapter", to: subscriber) }
      return Disposables.create()
    }
  }

  func first() -> Single<String> {
    Single.create { single in
      Archive.answer(single)
      return Disposables.create()
    }
  }

  private static func answer(_ single: @escaping (SingleEvent<String>) -> Void) {
    DispatchQueue.main.async { single(.success("first")) }
  }

  // An error is one wherever it is sent.
  func checked() -> Observable<String> {
    Observable.create { observer in
      self.refuse(observer)
      return Disposables.create()
    }
  }

  private func refuse(_ observer: AnyObserver<String>) { observer.onError(CancellationError()) }

  // A method of the observer as a closure runs where it is called.
  func lines() -> Observable<String> {
    Observable.create { observer in
      self.read(then: observer.onNext)
      return Disposables.create()
    }
  }

  private func read(then done: @escaping (String) -> Void) { queue.async { done("line") } }

  func words() -> Observable<String> {
    Observable.create { observer in
      self.spell(then: observer.onNext)
      return Disposables.create()
    }
  }

  private func spell(then done: (String) -> Void) { done("word") }

  // What is sent while a subscription is disposed of reaches nobody.
  func marks() -> Observable<String> {
    Observable.create { observer in
      observer.onNext("mark")
      return Disposables.create { self.queue.async { observer.onNext("") } }
    }
  }

  // Another sequence has an observer of the same name.
  func notes() -> Observable<String> {
    Observable.create { observer in
      let inner = Observable<Int>.create { observer in
        self.queue.async { observer.onNext(1) }
        return Disposables.create()
      }
      observer.onNext("note")
      return inner.subscribe()
    }
  }
}

private func pass(_ text: String, to observer: AnyObserver<String>) {
  observer.on(.next(text))
  observer.on(.completed)
}

final class ArchiveViewController: UIViewController {
  private let scanner = Scanner()
  private let archive = Archive()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    scanner.codes().asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    scanner.titles().bind(to: label.rx.text).disposed(by: disposeBag)
    archive.names().asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    archive.pages().bind(to: label.rx.text).disposed(by: disposeBag)
    archive.chapters().asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    archive.first().asObservable().bind(to: label.rx.text).disposed(by: disposeBag)
    archive.checked().asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    archive.lines().asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    archive.words().bind(to: label.rx.text).disposed(by: disposeBag)
    archive.marks().bind(to: label.rx.text).disposed(by: disposeBag)
    archive.notes().bind(to: label.rx.text).disposed(by: disposeBag)
    scanner.scan()
    scanner.rename()
  }
}
