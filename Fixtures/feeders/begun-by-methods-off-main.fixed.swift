// What a method has at once, a value or an error, it has where it is called.
import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Trouble: Error {
  case offline
}

final class Service {
  var isConnected = true

  func save(_ text: String) -> Single<String> {
    Single.create { observer in
      guard self.isConnected else {
        observer(.failure(Trouble.offline))
        return Disposables.create()
      }
      DispatchQueue.main.async { observer(.success(text)) }
      return Disposables.create()
    }
  }
}

final class DraftCounter {
  let count = BehaviorRelay(value: 0)
  private let disposeBag = DisposeBag()

  init(from first: Int) {
    Observable.just(first).bind(to: count).disposed(by: disposeBag)
    Observable.just(first).subscribe(onNext: { [weak self] in self?.count.accept($0) }).disposed(by: disposeBag)
  }
}

final class DraftViewModel {
  private(set) var counter = DraftCounter(from: 0)
  let titles = BehaviorRelay(value: "")
  let refusals = PublishRelay<Error>()
  let failures = PublishRelay<Error>()
  let retries = PublishRelay<Error>()
  let saved = PublishRelay<String>()
  let notes = PublishRelay<String>()
  let hints = PublishRelay<String>()
  private let service = Service()
  private let disposeBag = DisposeBag()

  func bind(save: Observable<Void>, open: Observable<Void>) {
    save.throttle(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
      .subscribe(onNext: { [weak self] in self?.store() })
      .disposed(by: disposeBag)
    save.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { [weak self] in
        self?.rename()
        self?.tellLater()
        self?.refuse()
        self?.counter = DraftCounter(from: 1)
      })
      .disposed(by: disposeBag)
    open.subscribe(onNext: { [weak self] in
      self?.storeAgain()
      self?.hint()
    })
    .disposed(by: disposeBag)
  }

  private func store() {
    service.save("draft")
      .subscribe(
        onSuccess: { [weak self] in self?.saved.accept($0) },
        onFailure: { [weak self] in self?.failures.accept($0) }
      )
      .disposed(by: disposeBag)
  }

  private func storeAgain() {
    service.save("draft")
      .subscribe(onFailure: { [weak self] in self?.retries.accept($0) })
      .disposed(by: disposeBag)
  }

  private func rename() {
    Observable.just("Draft").subscribe(onNext: { [weak self] in self?.titles.accept($0) }).disposed(by: disposeBag)
  }

  private func refuse() {
    Single<String>.error(Trouble.offline)
      .subscribe(onFailure: { [weak self] in self?.refusals.accept($0) })
      .disposed(by: disposeBag)
  }

  private func tellLater() {
    Observable.just("Renamed").observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.notes.accept($0) })
      .disposed(by: disposeBag)
  }

  private func hint() {
    Observable.just("Tap to rename").subscribe(onNext: { [weak self] in self?.hints.accept($0) }).disposed(by: disposeBag)
  }
}

final class DraftViewController: UIViewController {
  @IBOutlet private var saveButton: UIButton!
  @IBOutlet private var openButton: UIButton!
  @IBOutlet private var status: UILabel!
  private let model = DraftViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.bind(save: saveButton.rx.tap.asObservable(), open: openButton.rx.tap.asObservable())
    model.titles.asDriver().drive(onNext: { [weak self] in self?.title = $0 }).disposed(by: disposeBag)
    model.failures.bind(onNext: { [weak self] in self?.status.text = "\($0)" }).disposed(by: disposeBag)
    model.counter.count.bind(onNext: { [weak self] in self?.status.text = "\($0)" }).disposed(by: disposeBag)
    model.refusals.asDriver(onErrorDriveWith: .empty()).drive(onNext: { [weak self] in self?.status.text = "\($0)" }).disposed(by: disposeBag)
    model.retries.bind(onNext: { [weak self] in self?.status.text = "\($0)" }).disposed(by: disposeBag)
    model.saved.bind(onNext: { [weak self] in self?.status.text = $0 }).disposed(by: disposeBag)
    model.notes.bind(onNext: { [weak self] in self?.status.text = $0 }).disposed(by: disposeBag)
    model.hints.bind(onNext: { [weak self] in self?.status.text = $0 }).disposed(by: disposeBag)
  }
}
