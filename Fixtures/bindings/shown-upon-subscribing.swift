// What `create`, `deferred` and `do(onSubscribe:)` do runs where somebody subscribes: below a flatMap that has a function make
// it, where elements come to that, and below `subscribe(on:)` on its scheduler.
import RxCocoa
import RxSwift
import UIKit

final class ParcelViewController: UIViewController {
  private let spinner = UIActivityIndicatorView()
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    parcel()
      .flatMap { [unowned self] in self.confirmed($0) }
      .subscribe(onNext: { print($0) }).disposed(by: bag)
    parcel().concatMap(weighed).subscribe().disposed(by: bag)
    parcel()
      .flatMap { [unowned self] _ in self.announced() }
      .subscribe().disposed(by: bag)
    parcel().observe(on: MainScheduler.instance)
      .flatMap { [unowned self] in self.asked($0) }
      .subscribe(onNext: { print($0) }).disposed(by: bag)
    parcel()
      .flatMap { [unowned self] in self.signed($0).subscribe(on: MainScheduler.instance) }
      .subscribe(onNext: { print($0) }).disposed(by: bag)
    parcel()
      .flatMap { [unowned self] in self.noted($0) }
      .subscribe(onNext: { print($0) }).disposed(by: bag)
    Observable<Int>.deferred { [spinner] in  // expect: main_thread
      spinner.startAnimating()
      return .just(1)
    }
    .subscribe(on: background).subscribe(onNext: { print($0) }).disposed(by: bag)
    Observable<Int>.deferred { [spinner] in
      spinner.startAnimating()
      return .just(1)
    }
    .subscribe(onNext: { print($0) }).disposed(by: bag)
    sealed().subscribe(on: background).subscribe().disposed(by: bag)
    parcel()
      .do(onSubscribe: { [spinner] in spinner.startAnimating() })  // expect: main_thread
      .subscribe(on: background).subscribe().disposed(by: bag)
    parcel()
      .do(onSubscribe: { [spinner] in spinner.startAnimating() })
      .subscribe().disposed(by: bag)
  }

  private func parcel() -> Observable<Data> {
    Observable.just(Data()).observe(on: background)
  }

  private func confirmed(_ data: Data) -> Observable<Bool> {
    Observable.create { [weak self] observer in  // expect: main_thread
      self?.present(UIViewController(), animated: true)
      observer.onNext(true)
      return Disposables.create()
    }
  }

  private func weighed(_ data: Data) -> Single<Int> {
    .create { [spinner] single in  // expect: main_thread
      spinner.startAnimating()
      single(.success(data.count))
      return Disposables.create()
    }
  }

  private func announced() -> Observable<Int> { opened().map { $0 + 1 } }

  private func opened() -> Observable<Int> {
    Observable.just(1).do(onSubscribe: { [spinner] in spinner.startAnimating() })  // expect: main_thread
  }

  private func asked(_ data: Data) -> Observable<Bool> {
    Observable.create { [weak self] observer in
      self?.present(UIViewController(), animated: true)
      observer.onNext(true)
      return Disposables.create()
    }
  }

  private func signed(_ data: Data) -> Observable<Bool> {
    Observable.create { [weak self] observer in
      self?.title = "\(data.count)"
      observer.onNext(true)
      return Disposables.create()
    }
  }

  private func noted(_ data: Data) -> Observable<Bool> {
    Observable.create { [weak self] observer in
      DispatchQueue.main.async { self?.title = "\(data.count)" }
      observer.onNext(true)
      return Disposables.create()
    }
  }

  private func sealed() -> Completable {
    Completable.create { [spinner] completable in  // expect: main_thread
      spinner.stopAnimating()
      completable(.completed)
      return Disposables.create()
    }
  }
}
