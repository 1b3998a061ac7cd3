import RxCocoa
import RxSwift
import UIKit

// A closure that stands behind the brackets is told of what its place says.

final class LaunchScreen: UIViewController {
  private let done = PublishRelay<String>()
  private let taps = PublishRelay<Void>()
  private let bag = DisposeBag()

  private func load() -> Single<String> {
    Single.create { single in
      DispatchQueue.global().async { single(.failure(URLError(.badURL))) }
      return Disposables.create()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    load().subscribe(onSuccess: { print($0) }) { error in self.title = error.localizedDescription } // expect: main_thread
      .disposed(by: bag)
    load().subscribe(onSuccess: { print($0) }, onFailure: { _ in }) { self.title = "over" }.disposed(by: bag)
    taps.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .do { self.view.endEditing(true) } // expect: main_thread
      .map { "tapped" }
      .bind(to: done)
      .disposed(by: bag)
  }
}
