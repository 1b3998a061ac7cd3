// RxSwift 6. A subject that fails is over, and says so to whoever comes later; what moves elements moves that as well, and
// `delay` moves elements alone. Who tries a subject again that has failed is told of the error again, and of no end.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class GaugeViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let levels = PublishSubject<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let main = MainScheduler.instance
    levels.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .delay(.milliseconds(10), scheduler: main)
      .catchAndReturn("")
      .bind(to: labels[0].rx.text)  // expect: main_thread error_ends_stream
      .disposed(by: disposeBag)
    levels.observe(on: main)
      .delay(.milliseconds(10), scheduler: main)
      .catchAndReturn("")
      .bind(to: labels[1].rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    // Who begins anew elsewhere is told of the error on main all the same; what is empty never fails.
    let away = ConcurrentDispatchQueueScheduler(qos: .utility)
    levels.observe(on: main)
      .retry(2)
      .subscribe(on: away)
      .catchAndReturn("")
      .bind(to: labels[2].rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    (settled() ?? .empty()).retry(2)
      .distinctUntilChanged()
      .subscribe(on: away)
      .catchAndReturn("")
      .bind(to: labels[3].rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    URLSession.shared.dataTask(with: URL(string: "https://example.com/levels")!) { [levels] data, _, error in
      if let error { levels.onError(error) } else { levels.onNext("\(data?.count ?? 0)") }
    }
    .resume()
  }

  private func settled() -> Observable<String>? { labels.isEmpty ? nil : levels.observe(on: MainScheduler.instance) }
}

final class PumpViewController: UIViewController {
  private let label = UILabel()
  private let levels = PublishSubject<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let main = MainScheduler.instance
    levels.retry(2)
      .debounce(.milliseconds(10), scheduler: main)
      .catchAndReturn("")
      .observe(on: main)
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    levels.retry(2)
      .debounce(.milliseconds(10), scheduler: main)
      .subscribe(onNext: { [label] in label.text = $0 })
      .disposed(by: disposeBag)
    request().delay(.milliseconds(10), scheduler: main).subscribe(levels).disposed(by: disposeBag)
  }

  private func request() -> Observable<String> {
    .create { observer in
      let task = Task {
        do {
          let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/levels")!)
          observer.onNext("\(data.count)")
          observer.onCompleted()
        } catch { observer.onError(error) }
      }
      return Disposables.create { task.cancel() }
    }
  }
}
