// RxSwift 6. What stands before the dot is not in sight; of the functions that the app's extensions give to types from
// outside, one has the name and takes what is handed over: that is the one.
import Cloud
import RxCocoa
import RxSwift
import UIKit

extension CloudQuery {
  func rx_observeOnce(of path: String) -> Observable<String> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/\(path)")!) { _, _, error in
        if let error { observer.onError(error) } else { observer.onNext(path) }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  func counted() -> Observable<String> { .just("1") }
}

extension CloudReference {
  func saved(_ path: String) -> Observable<String> {
    rx_observeOnce(of: path).observe(on: MainScheduler.instance).catchAndReturn("")
  }

  func named(_ path: String) -> Observable<String> { .just(path) }
}

extension CloudBucket {
  func named(_ path: String) -> Observable<String> { rx_observeOnce(of: path) }
}

final class CloudViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let root = Cloud.cloud().root().child("tasks")
    root.rx_observeOnce(of: "a")
      .asDriver(onErrorJustReturn: "")
      .drive(first.rx.text)
      .disposed(by: disposeBag)
    root.counted().bind(to: second.rx.text).disposed(by: disposeBag)
    root.child("b").saved("b").bind(to: third.rx.text).disposed(by: disposeBag)
    // Of two, nobody knows which.
    root.named("c").bind(to: fourth.rx.text).disposed(by: disposeBag)
  }
}
