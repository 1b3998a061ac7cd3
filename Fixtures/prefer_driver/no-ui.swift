// prefer_driver must be enabled. A relay needs no Driver.
import RxCocoa
import RxSwift
import UIKit

final class SyncService {
  let state = BehaviorRelay<String>(value: "idle")
  private let history = ReplaySubject<String>.create(bufferSize: 10)
  private let disposeBag = DisposeBag()

  func start() {
    let synced = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/sync")!))
      .map { "\($0.count) bytes" }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("failed")
      .share(replay: 1)

    synced.bind(to: state).disposed(by: disposeBag)
    synced.bind(to: history).disposed(by: disposeBag)
    synced.bind { print($0) }.disposed(by: disposeBag)
  }
}
