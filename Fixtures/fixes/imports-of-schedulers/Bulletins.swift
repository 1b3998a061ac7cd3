import RxRelay
import RxSwift

final class Bulletins {
  let latest = PublishRelay<String>()
  let disposeBag = DisposeBag()

  func listen() {
    Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .map { "bulletin \($0)" }
      .bind(to: latest)
      .disposed(by: disposeBag)
  }
}
