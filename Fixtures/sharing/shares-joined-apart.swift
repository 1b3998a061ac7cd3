// A share that lasts as long as somebody is connected cannot be put above `subscribe(on:)`: each subscriber comes to it in
// its own time, and what it shares may have failed before the next one is there. Below, all come at once.
import RxCocoa
import RxSwift
import UIKit

final class Rates {
  let latest: Observable<String>

  init(_ source: Observable<String>) { latest = source }
}

final class RatesViewController: UIViewController {
  private let rates = Rates(request())
  private let moved = request().subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    .observe(on: MainScheduler.instance)
  private let first = UILabel()
  private let second = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let loaded = rates.latest.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    loaded.asDriver(onErrorJustReturn: "").drive(first.rx.text).disposed(by: disposeBag)
    loaded.asDriver(onErrorJustReturn: "").drive(second.rx.text).disposed(by: disposeBag)  // expect: sharing

    moved.asDriver(onErrorJustReturn: "").drive(first.rx.text).disposed(by: disposeBag)
    moved.asDriver(onErrorJustReturn: "").drive(second.rx.text).disposed(by: disposeBag)  // expect: sharing

    // So it is where another sequence brings in what is shared.
    let kept = request().catchAndReturn("").share()
    let brought = Observable.just(kept).flatMap { $0 }.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .observe(on: MainScheduler.instance)
    brought.bind(to: first.rx.text).disposed(by: disposeBag)
    brought.bind(to: second.rx.text).disposed(by: disposeBag)
    let below = Observable.just(kept).flatMap { $0 }.observe(on: MainScheduler.instance)
    below.bind(to: first.rx.text).disposed(by: disposeBag)
    below.bind(to: second.rx.text).disposed(by: disposeBag)
  }
}

private func request() -> Observable<String> {
  Observable.create { observer in
    let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/rates")!) { data, _, error in
      guard let data, error == nil else {
        observer.onError(error ?? RxError.unknown)
        return
      }
      observer.onNext(String(decoding: data, as: UTF8.self))
      observer.onCompleted()
    }
    task.resume()
    return Disposables.create { task.cancel() }
  }
}
